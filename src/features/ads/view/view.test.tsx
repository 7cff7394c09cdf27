import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { translator } from '#services/i18n';
import { AdSlot } from '../slot/AdSlot.tsx';
import { InHouseAds } from '../slot/InHouseAds.tsx';
import { readSettings } from '../slot/settings.ts';
import { AdProvider } from './AdProvider.tsx';
import { AdView } from './AdView.tsx';
import { cleanText } from './cleanText.ts';
import { FeedAdView } from './FeedAdView.tsx';
import { ReportedAd } from './ReportedAd.tsx';
import { RichText } from './RichText.tsx';

const texts = { tag: 'Ad', by: 'Ad by {name}', call: 'Learn more' };
const slot = <AdSlot t={translator('en')} network={{ hosts: [] }} />;

describe('AdProvider', () => {
  const feedAd = (
    <ReportedAd label="carbon" onCrash={() => undefined}>
      ad
    </ReportedAd>
  );

  it.each([
    ['the slot', slot],
    ['an ad of the feed', feedAd],
  ])('F26 throws the exact message of the specification when missing around %s', (_, element) => {
    expect(() => renderToStaticMarkup(element)).toThrow(
      new Error('Could not find docs ad config context value; please ensure the component is wrapped in an AdProvider'),
    );
  });

  it.each([
    [undefined, 0.1],
    [0, 0],
    [1, 1],
  ])('with a display ratio of %s passes %d to the slot', (ratio, expected) => {
    const html = renderToStaticMarkup(
      <AdProvider {...(ratio !== undefined && { displayRatio: ratio })}>{slot}</AdProvider>,
    );
    const attribute = /data-slot="([^"]+)"/.exec(html)?.[1]?.replaceAll('&quot;', '"');
    expect(readSettings(attribute)?.displayRatio).toBe(expected);
  });
});

describe('the slot in the page', () => {
  const html = renderToStaticMarkup(<AdProvider>{slot}</AdProvider>);

  it('is a landmark named "Advertisement" that appears with the ad', () => {
    expect(html).toContain('<aside aria-label="Advertisement" hidden="">');
  });

  it('is hidden in print and without scripts', () => {
    expect(html).toMatch(/^<div class="slot needs-script"[^>]* data-print="hide"/);
  });
});

describe('in-house ads', () => {
  const html = renderToStaticMarkup(<InHouseAds t={translator('en')} language="en" />);

  it('are one message and four ads', () => {
    expect(html.match(/<template id="slot-message"><p /g)).toHaveLength(1);
    expect(html.match(/<div class="slot-card">/g)).toHaveLength(4);
  });

  it('marks every link as an ad', () => {
    const links = html.match(/<a [^>]+>/g) ?? [];
    expect(links).toHaveLength(4);
    for (const link of links)
      expect(link).toMatch(
        /target="_blank" rel="sponsored noopener noreferrer" data-ga-event-category="ad" data-ga-event-action="click" data-ga-event-label="in-house-/,
      );
  });
});

describe('settings of the slot', () => {
  it.each([undefined, '', 'null', '5', '[]', '{}', '{"texts":{}}', '{"hosts":[]}', '{"hosts":5,"texts":{"by":""}}'])(
    'are rejected when they are %j',
    (text) => {
      expect(readSettings(text)).toBeUndefined();
    },
  );
});

describe('RichText', () => {
  const render = (html: string) => renderToStaticMarkup(<RichText html={html} />);

  it('keeps emphasis and line breaks and nothing else', () => {
    expect(render('<b>a</b><strong>b</strong><em>c</em><i>d</i><br><u>e</u><a href="https://a.test/">f</a>')).toBe(
      '<bdi><b>a</b><strong>b</strong><em>c</em><i>d</i><br/>ef</bdi>',
    );
  });

  it('stops after 300 characters at any depth', () => {
    expect(render(`${'x'.repeat(299)}<b>yz</b>w`)).toBe(`<bdi>${'x'.repeat(299)}<b></b></bdi>`);
    expect(render('😀'.repeat(400))).toBe(`<bdi>${'😀'.repeat(300)}</bdi>`);
    expect(render('<br>'.repeat(10_000)).match(/<br/g)).toHaveLength(300);
  });

  it('is isolated from the direction of the page and strips direction overrides', () => {
    expect(render('\u202Edlrow\u202C \u2066x\u2069\u200B')).toBe('<bdi>dlrow x</bdi>');
  });
});

describe('cleanText', () => {
  it('keeps joiners, which scripts and emoji need', () => {
    expect(cleanText('می\u200Cخواهم 👩\u200D💻')).toBe('می\u200Cخواهم 👩\u200D💻');
  });

  it('joins lines', () => {
    expect(cleanText('a\r\n\tb\u0000c\u2028d')).toBe('a b cd');
  });
});

describe('ad views', () => {
  it('show the name when there is no image', () => {
    const html = renderToStaticMarkup(
      <AdView name="Acme" link="https://a.test/" description="x" poweredby="MUI" label="l" texts={texts} />,
    );
    expect(html).toContain('<span class="slot-picture">Acme</span>');
  });

  it('show the company of a feed ad once, as text', () => {
    const ad = {
      link: 'https://a.test/',
      image: undefined,
      company: 'A <b>& B',
      description: '<i>x</i>',
      pixels: ['https://a.test/p'],
    };
    const html = renderToStaticMarkup(<FeedAdView ad={ad} label="carbon" texts={texts} />);
    expect(html).toContain('<bdi><b>A &lt;b&gt;&amp; B</b> - <i>x</i></bdi>');
    expect(html).toContain(
      '<img src="https://a.test/p" alt="" width="1" height="1" hidden="" fetchPriority="low" referrerPolicy="no-referrer"/>',
    );
    expect(html).toContain('Ad by Carbon');
  });

  it('insert the attribution literally', () => {
    const html = renderToStaticMarkup(
      <AdView name="A" link="https://a.test/" description="x" poweredby="$& $1" label="l" texts={texts} />,
    );
    expect(html).toContain('Ad by $&amp; $1');
  });
});
