import { Fragment, type ReactNode } from 'react';
import type { ApiInterfaceMember, ApiMember, ApiSignature } from '#model/api';
import { plainType, TYPE_COLUMN_CHARACTERS } from '#model/api-content';
import { anchorOfGroup, GROUP_TITLES } from '../content.ts';
import { groupProps } from '#model/api-groups';
import { type ApiUse, usageKey } from '#model/api-usage';
import { useApi } from '../context.ts';
import { codeBlock, descriptionBlocks, labelBlock, typeBlock, usesBlocks } from '../row-height/blocks.ts';
import type { RowColumns } from '../row-height/rowHeights.ts';
import { breakableText } from './breakable.tsx';
import { RichText } from './RichText.tsx';
import { Cell, type Column, Row, RowGroup, RowList, Rows } from './Row.tsx';
import { TypeCode } from './TypeCode.tsx';
import { UsedIn } from './UsedIn.tsx';
import styles from './Members.module.css';

interface MembersProps {
  /** Name of the component, interface or hook. */
  owner: string;
  members: readonly (ApiMember | ApiInterfaceMember)[];
  anchorOf: (owner: string, name: string) => string;
  level?: 3 | 4;
  /** Groups many props by task. */
  isGrouped?: boolean;
}

/** Props of a component, or members of an interface. */
export function Members({ owner, members, anchorOf, level = 3, isGrouped = false }: MembersProps) {
  const { t, folder } = useApi();
  const groups = isGrouped ? groupProps(folder, members) : [{ props: members, group: undefined }];
  const hasDefaults = members.some((member) => member.default !== undefined);
  const columns: Column[] = [
    { id: 'type', label: t('apiType') },
    ...(hasDefaults ? [{ id: 'default', label: t('apiDefault') } as const] : []),
    { id: 'description', label: t('apiDescription') },
  ];
  const list = (
    <Rows nameLabel={t('apiName')} columns={columns}>
      {groups.map(({ group, props }) => {
        const rows = props.map((member) => (
          <MemberRow
            key={member.name}
            id={anchorOf(owner, member.name)}
            owner={owner}
            member={member}
            hasDefaults={hasDefaults}
            level={group ? 4 : level}
          />
        ));
        return group ? (
          <RowGroup key={group} id={anchorOfGroup(group)} title={t(GROUP_TITLES[group])} count={props.length}>
            {rows}
          </RowGroup>
        ) : (
          <RowList key="all">{rows}</RowList>
        );
      })}
    </Rows>
  );
  if (!members.some(({ isOurs }) => isOurs)) return list;
  return (
    <>
      {list}
      <p>
        <small>{`† ${t('apiOurs')}`}</small>
      </p>
    </>
  );
}

interface MemberRowProps {
  id: string;
  owner: string;
  member: ApiMember | ApiInterfaceMember;
  hasDefaults: boolean;
  level: 3 | 4;
}

function MemberRow({ id, owner, member, hasDefaults, level }: MemberRowProps) {
  const { t, folder, usesOf, explorerOf } = useApi();
  const { name, type, deprecated, plan, isInternal } = member;
  // A method is called, not passed.
  const isRequired = member.isRequired && !('call' in member && member.call);
  const uses = usesOf(usageKey(folder, owner, { kind: 'prop', name }));
  const columns = hasDefaults ? columnsFor(member) : 'halves';
  const explorer = explorerOf(owner, name);
  const text = {
    label: labelBlock(t('apiType')),
    type: [typeBlock(type)],
    default: member.default === undefined ? undefined : [codeBlock(member.default)],
    description: [
      ...descriptionBlocks(member),
      ...usesBlocks(
        uses.map(({ title }) => title),
        explorer && t('explorerTry'),
      ),
    ],
    columns,
  };
  return (
    <Row
      id={id}
      name={name}
      level={level}
      plan={plan}
      isRequired={isRequired}
      isDeprecated={deprecated !== undefined}
      isInternal={isInternal}
      text={text}
    >
      <Cell id="type" label={t('apiType')} isWide={columns === 'wide type'}>
        <TypeCode of={type} />
      </Cell>
      {member.default !== undefined && (
        <Cell id="default" label={t('apiDefault')}>
          <Default of={member.default} />
        </Cell>
      )}
      <Description of={member} uses={uses} explorer={explorer} isWide={columns === 'wide description'} />
    </Row>
  );
}

/** The type of an event is a name, and its signature is in the description; other functions are long types. */
function columnsFor({ type, signature, default: value }: ApiMember): RowColumns {
  if (value !== undefined) return 'thirds';
  if (signature?.type) return 'wide description';
  const isLong = plainType(type)
    .split('\n')
    .some((line) => line.length > TYPE_COLUMN_CHARACTERS);
  return isLong ? 'wide type' : 'thirds';
}

/** Most defaults are code; some are sentences that contain code. */
function Default({ of: text }: { of: string }) {
  if (!text.includes('`')) return <code className={styles['default']}>{breakableText(text)}</code>;
  return text
    .split('`')
    .map((piece, index) =>
      index % 2 === 1 ? (
        <code key={index}>{breakableText(piece)}</code>
      ) : (
        <Fragment key={index}>{breakableText(piece)}</Fragment>
      ),
    );
}

type Described = Omit<ApiMember, 'name' | 'type' | 'isRequired'>;

/** Description, additional content and usages. Omitted when empty, because some pages have hundreds of such rows. */
export function Description({
  of: member,
  uses = [],
  isWide = false,
  explorer,
  children,
}: {
  of: Described;
  uses?: readonly ApiUse[];
  isWide?: boolean;
  explorer?: string | undefined;
  children?: ReactNode;
}) {
  const { t } = useApi();
  if (!hasText(member) && uses.length === 0 && !explorer && !children) return null;
  return (
    <Cell id="description" label={t('apiDescription')} isWide={isWide}>
      <MemberText member={member} />
      {children}
      <UsedIn uses={uses} explorer={explorer} />
    </Cell>
  );
}

function hasText({ description, deprecated = [], onlyIn, see, signature }: Described): boolean {
  return description.length > 0 || deprecated.length > 0 || Boolean(onlyIn || see || signature);
}

export function MemberText({ member }: { member: Described }) {
  const { t } = useApi();
  const { deprecated, description, onlyIn, see, signature } = member;
  return (
    <>
      {member.isOurs ? (
        <div className={styles['ours']} title={t('apiOurs')}>
          <RichText of={description} />
        </div>
      ) : (
        <RichText of={description} />
      )}
      {deprecated && deprecated.length > 0 && (
        <div className={styles['deprecated']}>
          <RichText of={deprecated} />
        </div>
      )}
      {onlyIn && (
        <p className={styles['note']}>
          {t('apiOnlyIn')}{' '}
          {onlyIn.map((name, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <code>{name}</code>
            </span>
          ))}
        </p>
      )}
      {signature && <Signature of={signature} />}
      {see && <RichText of={see} />}
    </>
  );
}

function Signature({ of: { type, parameters, returns } }: { of: ApiSignature }) {
  const { t } = useApi();
  if (!type && parameters.length === 0 && !returns) return null;
  return (
    <div className={styles['signature']}>
      {type && <TypeCode of={type} />}
      {(parameters.length > 0 || returns) && (
        <ul>
          {parameters.map(({ name, description }) => (
            <li key={name}>
              <code>{name}</code>
              <RichText of={description} />
            </li>
          ))}
          {returns && returns.description.length > 0 && (
            <li>
              <span className={styles['returns']}>{t('apiReturned')}</span>
              <RichText of={returns.description} />
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
