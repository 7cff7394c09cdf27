import type { ApiInheritance } from '#model/api';
import { anchorOf } from '#model/api-anchors';
import { useApi } from '../context.ts';
import { Members } from './Members.tsx';

/** Props that are forwarded to a component of another library. */
export function Inheritance({
  owner,
  inherited,
  level = 3,
}: {
  owner: string;
  inherited: readonly ApiInheritance[];
  level?: 3 | 4;
}) {
  const { t } = useApi();
  return inherited.map(({ from, href, props }) => (
    <div key={from}>
      <p>
        {t('apiInheritedFrom')}{' '}
        {href ? (
          <a className="external-link" href={href} rel="noopener">
            {from}
          </a>
        ) : (
          <code>{from}</code>
        )}
      </p>
      {props.length > 0 && <Members owner={owner} members={props} anchorOf={anchorOf.prop} level={level} />}
    </div>
  ));
}
