import type { ApiSlot } from '#model/api';
import { anchorOf } from '#model/api-anchors';
import { usageKey } from '#model/api-usage';
import { useApi } from '../context.ts';
import { codeBlock, descriptionBlocks, labelBlock, typeBlock, usesBlocks } from '../row-height/blocks.ts';
import { Description } from './Members.tsx';
import { Cell, Row, RowList, Rows } from './Row.tsx';
import { TypeCode, TypeLine } from './TypeCode.tsx';
import styles from './Slots.module.css';

/** The slots of a component, with their default components. */
export function Slots({ owner, slots, level = 3 }: { owner: string; slots: readonly ApiSlot[]; level?: 3 | 4 }) {
  const { t } = useApi();
  const columns = [
    { id: 'type', label: t('apiSlotDefault') },
    { id: 'description', label: t('apiDescription') },
  ] as const;
  return (
    <Rows nameLabel={t('apiName')} columns={columns}>
      <RowList>
        {slots.map((slot) => (
          <SlotRow key={slot.name} id={anchorOf.slot(owner, slot.name)} owner={owner} slot={slot} level={level} />
        ))}
      </RowList>
    </Rows>
  );
}

function SlotRow({ id, owner, slot, level }: { id: string; owner: string; slot: ApiSlot; level: 3 | 4 }) {
  const { t, folder, usesOf } = useApi();
  const { name, className, props, plan } = slot;
  const component = slot.default ?? t('apiNone');
  const uses = usesOf(usageKey(folder, owner, { kind: 'slot', name }));
  const propsLabel = `slotProps.${name}: `;
  const text = {
    label: labelBlock(t('apiSlotDefault')),
    type: [codeBlock(component), ...(className ? [codeBlock(`.${className}`)] : [])],
    description: [
      ...descriptionBlocks(slot),
      ...(props ? [typeBlock([propsLabel, ...props], 6)] : []),
      ...usesBlocks(uses.map(({ title }) => title)),
    ],
    columns: 'halves' as const,
  };
  return (
    <Row id={id} name={name} level={level} plan={plan} isDeprecated={slot.deprecated !== undefined} text={text}>
      <Cell id="type" label={t('apiSlotDefault')}>
        <code className={styles['default']}>{component}</code>
        {className && <code className={styles['class']}>{`.${className}`}</code>}
      </Cell>
      <Description of={slot} uses={uses}>
        {props && (
          <p className={styles['props']}>
            <TypeLine>
              <span className={styles['label']}>{propsLabel}</span>
              <TypeCode of={props} />
            </TypeLine>
          </p>
        )}
      </Description>
    </Row>
  );
}
