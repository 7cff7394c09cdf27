import { mark } from '#lib/hook';
import { PLAYGROUND_ANCHOR } from '#model/demo';
import { DEMO_INDEX, NO_MATCHES } from '#model/hooks';
import type { Plan } from '#model/nav';
import type { Translate } from '#services/i18n';
import { Badge, FilterField } from '#ui';
import styles from './DemoIndex.module.css';
import { DEMO, DEMO_PLAN, PAGE, PRODUCT } from './hooks.ts';

export interface ListedDemo {
  title: string;
  /** The place in its guide. */
  href: string;
  /** Its own page, with the whole code and a link to the playground. */
  codeHref: string;
  plan?: Plan | undefined;
  /** Components, props and slots that it uses. */
  names: readonly string[];
}

export interface DemoSection {
  id: string;
  title: string;
  count: number;
  pages: readonly { title: string; href: string; demos: readonly ListedDemo[] }[];
}

/** All demos by product and page. The filter needs JavaScript. */
export function DemoIndex({ t, sections }: { t: Translate; sections: readonly DemoSection[] }) {
  return (
    <div data-wide="" {...mark(DEMO_INDEX)} {...mark(NO_MATCHES, t('demoIndexNone'))}>
      <form className={`${styles['bar']} needs-script`} role="search" aria-label={t('demoIndexFilter')}>
        <FilterField className={styles['filter']} label={t('demoIndexFilter')} name="words" />
        <Choice
          name="product"
          label={t('demoIndexProduct')}
          all={t('demoIndexAllProducts')}
          options={sections.map(({ id, title }) => [id, title])}
        />
        <Choice
          name="plan"
          label={t('apiPlans')}
          all={t('demoIndexAllPlans')}
          options={[
            ['community', t('apiCommunity')],
            ['pro', t('pro')],
            ['premium', t('premium')],
          ]}
        />
        <span className={styles['status']} role="status" />
      </form>
      {sections.map(({ id, title, count, pages }) => (
        <section key={id} {...mark(PRODUCT, id)} aria-labelledby={id}>
          <h2 id={id}>
            {title} <span className={styles['count']}>{count}</span>
          </h2>
          {pages.map((page) => (
            <div key={page.href} className={styles['group']} {...mark(PAGE)}>
              <h3 className={styles['page']}>
                <a href={page.href}>{page.title}</a>
              </h3>
              <ul className={styles['demos']}>
                {page.demos.map((demo) => (
                  <li
                    key={demo.href}
                    {...mark(DEMO_PLAN, demo.plan ?? 'community')}
                    {...mark(DEMO, demo.names.join(' '))}
                  >
                    <a href={demo.href}>{demo.title}</a>
                    {demo.plan && <Badge tone={demo.plan}>{t(demo.plan)}</Badge>}
                    <a className={styles['link']} href={demo.codeHref}>
                      {t('demoIndexCode')}
                      <span className="visually-hidden">{`: ${demo.title}`}</span>
                    </a>
                    <a
                      className={`${styles['link']} needs-script`}
                      href={`${demo.codeHref}#${PLAYGROUND_ANCHOR}`}
                      target="_blank"
                      rel="noopener"
                    >
                      {t('playground')}
                      <span className="visually-hidden">{`: ${demo.title}`}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  all: string;
  options: readonly (readonly [value: string, label: string])[];
}

function Choice({ name, label, all, options }: ChoiceProps) {
  return (
    <select className={styles['choice']} name={name} aria-label={label}>
      <option value="">{all}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
