import { mark } from '#lib/hook';
import { localizeHref, withTrailingSlash } from '#lib/paths';
import { STARTER } from '#model/hooks';
import type { PagePath } from '#model/nav';
import { PLAYGROUND_PATH } from '#model/playground';
import { picturesOfDemo } from '#services/api-reference';
import { textsOf, titleTranslations, toLanguage, type Translate } from '#services/i18n';
import { pageTitle } from '#services/navigation';
import { RoomProps } from '#services/parts';
import { choose, FIRST_CHOICES, GROUP_NAMES, GROUPS, type Option } from './choices.ts';
import { compose } from './compose.ts';
import { STARTER_ID, STARTER_TEXTS, type StarterProps } from './props.ts';
import { Starter } from './Starter.tsx';
import './starter.css';

/** Orders on pages, like the grid of the first choices. */
const PICTURED_DEMO = 'data-grid/pagination/browse-pages';

/** The starter with its first choices. Without JavaScript, that is a grid to copy. */
export function GridStarter({ around: { t, language } }: { around: { t: Translate; language: string } }) {
  const hrefOf = (path: string) => localizeHref(withTrailingSlash(path), language);
  const translations = titleTranslations(toLanguage(language));
  const { light, dark } = picturesOfDemo(PICTURED_DEMO);
  const props: StarterProps = {
    texts: textsOf(t, STARTER_TEXTS),
    language,
    guides: Object.fromEntries(
      everyGuide().map((path) => [path, { title: pageTitle(path, translations), href: hrefOf(path) }]),
    ),
    playgroundHref: hrefOf(PLAYGROUND_PATH),
    picture: { light, dark },
  };
  return (
    <>
      <div id={STARTER_ID} className="starter" data-wide="" {...mark(STARTER)}>
        <Starter {...props} />
      </div>
      <RoomProps of={STARTER_ID} props={props} />
    </>
  );
}

/** What a reading list can have: options have other guides with a server. */
function everyGuide(): PagePath[] {
  const options = GROUP_NAMES.flatMap((group): readonly Option[] => GROUPS[group]);
  const reading = options.flatMap((option) =>
    (['local', 'server'] as const).flatMap(
      (data) => compose(choose(choose(FIRST_CHOICES, data), option), 'TS').reading,
    ),
  );
  return [...new Set(reading.flatMap(({ guides }) => guides))];
}
