import type { ApiClass } from '#model/api';
import { anchorOf } from '#model/api-anchors';
import { useApi } from '../context.ts';
import { codeBlock, descriptionBlocks, labelBlock } from '../row-height/blocks.ts';
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
          <ClassRow key={rule.name} id={anchorOf.class(owner, rule.name)} rule={rule} level={level} />
        ))}
      </RowList>
    </Rows>
  );
}

function ClassRow({ id, rule, level }: { id: string; rule: ApiClass; level: 3 | 4 }) {
  const { t } = useApi();
  const { name, className, plan, deprecated } = rule;
  const text = {
    label: labelBlock(t('apiClass')),
    type: [codeBlock(`.${className}`)],
    description: descriptionBlocks(rule),
    columns: 'halves' as const,
  };
  return (
    <Row id={id} name={name} level={level} plan={plan} isDeprecated={deprecated !== undefined} text={text}>
      <Cell id="class" label={t('apiClass')}>
        <code className={styles['default']}>{`.${className}`}</code>
      </Cell>
      <Description of={rule} />
    </Row>
  );
}
