import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { DueDateForm } from '../../content/common-concepts/component-tests/examples/DueDateForm.tsx';
import { FolderTree } from '../../content/common-concepts/component-tests/examples/FolderTree.tsx';
import { LoansGrid, type Loan } from '../../content/common-concepts/component-tests/examples/LoansGrid.tsx';
import { VisitsChart } from '../../content/common-concepts/component-tests/examples/VisitsChart.tsx';

const loans: Loan[] = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  title: `Book ${index + 1}`,
  reader: index % 2 === 0 ? 'Ben' : 'Ana',
  days: index,
}));

const pages: Readonly<Record<string, ReactNode>> = {
  '/due-date': <DueDateForm onSave={() => {}} />,
  '/folders': <FolderTree />,
  '/loans': <LoansGrid loans={loans} />,
  '/visits': <VisitsChart />,
};

const root = document.getElementById('root');
if (root) createRoot(root).render(pages[location.pathname]);
