import { mark, markTexts } from '#lib/hook';
import { API_PAGE } from '#model/hooks';
import { ApiContext, type ApiContextValue } from './context.ts';
import type { ApiContent } from './content.ts';
import { API_TEXTS } from './hooks.ts';
import { ComponentPage } from './pages/ComponentPage.tsx';
import { GroupPage } from './pages/GroupPage.tsx';
import { HookPage } from './pages/HookPage.tsx';
import { IndexPage } from './pages/IndexPage.tsx';
import { InterfacePage } from './pages/InterfacePage.tsx';
import { OthersPage } from './pages/OthersPage.tsx';
import { TypesPage } from './pages/TypesPage.tsx';
import styles from './ApiReference.module.css';

interface ApiReferenceProps {
  content: ApiContent;
  context: ApiContextValue;
}

/** The article of an API page. */
export function ApiReference({ content, context }: ApiReferenceProps) {
  const { t } = context;
  return (
    <ApiContext value={context}>
      <div className={styles['page']} data-wide="" {...mark(API_PAGE, content.kind)} {...markTexts(API_TEXTS, t)}>
        <Content of={content} />
      </div>
    </ApiContext>
  );
}

function Content({ of: content }: { of: ApiContent }) {
  switch (content.kind) {
    case 'component':
      return <ComponentPage component={content} />;
    case 'interface':
      return <InterfacePage model={content} />;
    case 'hook':
      return <HookPage hook={content} />;
    case 'others':
      return <OthersPage components={content.components} isIcons={content.isIcons} />;
    case 'types':
      return <TypesPage types={content.types} isInternal={content.isInternal} />;
    case 'index':
      return <IndexPage pages={content.pages} />;
    case 'group':
      return <GroupPage pages={content.pages} />;
  }
}
