import { mark } from '#lib/hook';
import type { ApiMember, ApiType } from '#model/api';
import { HEADING_LINK } from '#model/hooks';
import { Badge } from '#ui';
import { useApi } from '../context.ts';
import { ROWS } from '../hooks.ts';
import { Bar } from '../parts/Bar.tsx';
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
          <TypeItem key={type.key} type={type} />
        ))}
      </ul>
    </>
  );
}

function TypeItem({ type }: { type: ApiType }) {
  const { t } = useApi();
  const { key, name, head, description, deprecated, members } = type;
  return (
    <li className={styles['item']} id={key} style={heightStyle(typeHeights(type))}>
      <h2 className={styles['name']}>
        <a href={`#${key}`} {...mark(HEADING_LINK)}>
          {name}
        </a>
        {deprecated && <Badge tone="unstable">{t('apiDeprecated')}</Badge>}
      </h2>
      <RichText of={description} />
      {deprecated && <RichText of={deprecated} />}
      <p className={styles['head']}>
        <TypeCode of={head} />
      </p>
      {members.length > 0 && (
        <dl className={styles['members']}>
          {members.map((member, index) => (
            <TypeMember key={index} member={member} />
          ))}
        </dl>
      )}
    </li>
  );
}

function TypeMember({ member }: { member: ApiMember }) {
  const { t } = useApi();
  const { name, isRequired, plan, deprecated } = member;
  return (
    <div>
      <dt>
        <code>
          {name}
          {!isRequired && '?'}
        </code>
        {plan && <Badge tone={plan}>{t(plan)}</Badge>}
        {deprecated && <Badge tone="unstable">{t('apiDeprecated')}</Badge>}
      </dt>
      <dd>
        <TypeAndDefault of={member} />
        <MemberText member={member} />
      </dd>
    </div>
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
