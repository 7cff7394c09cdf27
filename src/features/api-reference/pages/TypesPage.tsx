import { mark } from '#lib/hook';
import type { ApiMember, ApiType } from '#model/api';
import { anchorOf } from '#model/api-anchors';
import { HEADING_LINK, PLAN } from '#model/hooks';
import { type HistoryLabel, labelsOf } from '#model/row-history';
import { Badge } from '#ui';
import { useApi } from '../context.ts';
import { ROWS } from '../hooks.ts';
import { Bar } from '../parts/Bar.tsx';
import { HistoryBadges } from '../parts/HistoryBadges.tsx';
import { MemberText } from '../parts/Members.tsx';
import { RichText } from '../parts/RichText.tsx';
import { TypeCode, TypeLine } from '../parts/TypeCode.tsx';
import { heightStyle } from '../row-height/heightStyle.ts';
import { typeHeights } from '../row-height/typeHeights.ts';
import styles from './TypesPage.module.css';

/** Named types used on the pages of a product. Type popovers extract their content from this page. */
export function TypesPage({ types, isInternal }: { types: readonly ApiType[]; isInternal: boolean }) {
  const { t } = useApi();
  return (
    <>
      {isInternal && <p>{t('apiInternalTypesNote')}</p>}
      <Bar />
      <ul className={styles['types']} {...mark(ROWS)}>
        {types.map((type) => (
          <TypeItem key={type.key} type={type} isInternal={isInternal} />
        ))}
      </ul>
    </>
  );
}

function TypeItem({ type, isInternal }: { type: ApiType; isInternal: boolean }) {
  const { historyOf } = useApi();
  const { key, name, head, description, deprecated, members } = type;
  // Nothing is known of internal types, which can have the name of an exported one.
  const labelsAt = (anchor: string) => (isInternal ? [] : labelsOf(historyOf(anchor)));
  return (
    <li className={styles['item']} id={key} style={heightStyle(typeHeights(type))}>
      <h2 className={styles['name']}>
        <a href={`#${key}`} {...mark(HEADING_LINK)}>
          {name}
        </a>
        <Badges of={type} labels={labelsAt(key)} />
      </h2>
      <RichText of={description} />
      {deprecated && <RichText of={deprecated} />}
      <p className={styles['head']}>
        <TypeCode of={head} />
      </p>
      {members.length > 0 && (
        <dl className={styles['members']}>
          {members.map((member, index) => (
            <TypeMember key={index} member={member} labels={labelsAt(anchorOf.prop(name, member.name))} />
          ))}
        </dl>
      )}
    </li>
  );
}

function TypeMember({ member, labels }: { member: ApiMember; labels: readonly HistoryLabel[] }) {
  const { t } = useApi();
  const { name, isRequired, plan } = member;
  return (
    <div {...mark(PLAN, plan)}>
      <dt>
        <code>
          {name}
          {!isRequired && '?'}
        </code>
        {plan && <Badge tone={plan}>{t(plan)}</Badge>}
        <Badges of={member} labels={labels} />
      </dt>
      <dd>
        <TypeAndDefault of={member} />
        <MemberText member={member} />
      </dd>
    </div>
  );
}

function Badges({ of: { deprecated }, labels }: { of: ApiType | ApiMember; labels: readonly HistoryLabel[] }) {
  const { t } = useApi();
  return (
    <>
      {deprecated && !labels.some(({ about }) => about === 'deprecated') && (
        <Badge tone="unstable">{t('apiDeprecated')}</Badge>
      )}
      <HistoryBadges labels={labels} />
    </>
  );
}

function TypeAndDefault({ of: { type, default: value } }: { of: ApiMember }) {
  if (value === undefined) return <TypeCode of={type} />;
  return (
    <TypeLine>
      <TypeCode of={type} />
      <code className={styles['default']}>{` = ${value}`}</code>
    </TypeLine>
  );
}
