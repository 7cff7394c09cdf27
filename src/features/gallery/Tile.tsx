import { memo } from 'react';
import { mark } from '#lib/hook';
import { PLAYGROUND_ANCHOR } from '#model/demo';
import { DEMO_PICTURE_SIZE } from '#model/demo-picture';
import { PLAN } from '#model/hooks';
import { PLANS } from '#model/plan-names';
import { Badge, ModeImage } from '#ui';
import type { GalleryDemo } from './galleryData.ts';
import type { GalleryTexts } from './props.ts';
import { TileIcon } from './TileIcons.tsx';

interface TileProps {
  demo: GalleryDemo;
  texts: GalleryTexts;
}

/** The picture of a demo, and what leads to its page, its code and the playground. */
export const Tile = memo(function Tile({ demo, texts }: TileProps) {
  const { title, guide, href, codeHref, plan, picture } = demo;
  return (
    <li className="gallery-tile" {...mark(PLAN, PLANS[plan])}>
      <div className="gallery-picture">{picture && <ModeImage {...picture} {...DEMO_PICTURE_SIZE} />}</div>
      <a className="gallery-title" href={href}>
        {title}
      </a>
      <div className="gallery-facts">
        <span className="gallery-guide">{guide}</span>
        {plan === 1 && <Badge tone="pro">{texts.pro}</Badge>}
        {plan === 2 && <Badge tone="premium">{texts.premium}</Badge>}
        <a className="gallery-tool" href={codeHref} title={texts.demoIndexCode}>
          <TileIcon name="code" />
          <span className="visually-hidden">{`${texts.demoIndexCode}: ${title}`}</span>
        </a>
        <a
          className="gallery-tool needs-script"
          href={`${codeHref}#${PLAYGROUND_ANCHOR}`}
          title={texts.playground}
          target="_blank"
          rel="noopener"
        >
          <TileIcon name="playground" />
          <span className="visually-hidden">{`${texts.playground}: ${title}`}</span>
        </a>
      </div>
    </li>
  );
});
