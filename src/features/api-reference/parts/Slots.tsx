import type { ApiSlot } from '#model/api';
import { anchorOf } from '#model/api-anchors';
import { usageKey } from '#model/api-usage';
import { useApi } from '../context.ts';
import { Description } from './Members.tsx';
import { Cell, Row, RowList, Rows } from './Row.tsx';
import { TypeCode, TypeLine } from './TypeCode.tsx';
import styles from './Slots.module.css';

/** The slots of a component, with their default components. */
export function Slots({ owner, slots, level = 3 }: { owner: string; slots: readonly ApiSlot[]; level?: 3 | 4 }) {
  const { t, folder, usesOf } = useApi();
  const columns = [
    { id: 'type', label: t('apiSlotDefault') },
    { id: 'description', label: t('apiDescription') },
  ] as const;
  return (
    <Rows nameLabel={t('apiName')} columns={columns}>
      <RowList>
        {slots.map((slot) => (
          <Row key={slot.name} id={anchorOf.slot(owner, slot.name)} name={slot.name} level={level} plan={slot.plan} isDeprecated={slot.deprecated !== undefined}>
            <Cell id="type" label={t('apiSlotDefault')}>
              <code className={styles['default']}>{slot.default ?? t('apiNone')}</code>
              {slot.className && <code className={styles['class']}>{`.${slot.className}`}</code>}
            </Cell>
            <Description of={slot} uses={usesOf(usageKey(folder, owner, { kind: 'slot', name: slot.name }))}>
              {slot.props && (
                <p className={styles['props']}>
                  <TypeLine>
                    <span className={styles['label']}>{`slotProps.${slot.name}: `}</span>
                    <TypeCode of={slot.props} />
                  </TypeLine>
                </p>
              )}
            </Description>
          </Row>
        ))}
      </RowList>
    </Rows>
  );
}
