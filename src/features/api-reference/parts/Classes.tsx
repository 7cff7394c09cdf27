import type { ApiClass } from '#model/api';
import { anchorOf } from '#model/api-anchors';
import { useApi } from '../context.ts';
import { Description } from './Members.tsx';
import { Cell, Row, RowList, Rows } from './Row.tsx';
import styles from './Slots.module.css';

/** Classes for styling a component: by global name in stylesheets, by rule name in `classes`. */
export function Classes({ owner, classes, level = 3 }: { owner: string; classes: readonly ApiClass[]; level?: 3 | 4 }) {
  const { t } = useApi();
  const columns = [
    { id: 'class', label: t('apiClass') },
    { id: 'description', label: t('apiDescription') },
  ] as const;
  return (
    <Rows nameLabel={t('apiRule')} columns={columns}>
      <RowList>
        {classes.map((rule) => (
          <Row key={rule.name} id={anchorOf.class(owner, rule.name)} name={rule.name} level={level} plan={rule.plan} isDeprecated={rule.deprecated !== undefined}>
            <Cell id="class" label={t('apiClass')}>
              <code className={styles['default']}>{`.${rule.className}`}</code>
            </Cell>
            <Description of={rule} />
          </Row>
        ))}
      </RowList>
    </Rows>
  );
}
