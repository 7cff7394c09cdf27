import * as React from 'react';
import {
  DataGridPremium,
  gridRowTreeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'question', headerName: 'Question', flex: 1, minWidth: 170 },
  { field: 'topic', headerName: 'Topic', width: 120 },
];

const rows = [
  { id: 1, question: 'Where is my parcel?', topic: 'Delivery' },
  { id: 2, question: 'Do you ship abroad?', topic: 'Delivery' },
  { id: 3, question: 'Which cards do you take?', topic: 'Payment' },
  { id: 4, question: 'Can I get an invoice?', topic: 'Payment' },
  { id: 5, question: 'How do I return a gift?', topic: 'Returns' },
];

export default function OneOpenGroup() {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    return apiRef.current?.subscribeEvent('rowExpansionChange', (opened) => {
      if (!opened.childrenExpanded) return;
      for (const node of Object.values(gridRowTreeSelector(apiRef))) {
        if (
          node.type === 'group' &&
          node.childrenExpanded &&
          node.parent === opened.parent &&
          node.id !== opened.id
        ) {
          apiRef.current?.setRowChildrenExpansion(node.id, false);
        }
      }
    });
  }, [apiRef]);

  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        label="Questions"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['topic'] } }}
      />
    </div>
  );
}
