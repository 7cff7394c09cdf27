import type { ApiComponent } from '#model/api';
import { useApi } from '../context.ts';
import { TypeCode } from './TypeCode.tsx';

/** Where a ref leads, which attributes are taken besides, and what stands for a type the caller chooses. */
export function PropsNotes({ component: { ref, attributesOf, typeParameters } }: { component: ApiComponent }) {
  const { t } = useApi();
  return (
    <ul>
      <li>
        {ref ? t('apiRef') : t('apiNoRef')} {ref && <TypeCode of={ref} />}
      </li>
      {attributesOf && (
        <li>
          {t('apiAttributes')} {attributesOf === '*' ? t('apiAnyElement') : <code>{`<${attributesOf}>`}</code>}
        </li>
      )}
      {typeParameters.map((parameter, index) => (
        <li key={index}>
          {t('apiTypeParameter')} <TypeCode of={parameter} />
        </li>
      ))}
    </ul>
  );
}
