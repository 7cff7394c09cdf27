import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'question', headerName: 'Question', flex: 1, minWidth: 220 },
];

const rows = [
  {
    id: 1,
    question: 'How do I return an item?',
    answer: 'Print the label from your order page and drop off the parcel.',
  },
  {
    id: 2,
    question: 'Can I change the address?',
    answer: 'Yes, until the order is packed.',
  },
  {
    id: 3,
    question: 'Do you ship abroad?',
    answer: 'To all countries in Europe, and to Canada.',
  },
];

const getDetailPanelContent = ({ row }: GridRowParams) => (
  <Typography variant="body2" sx={{ px: 3, py: 2 }}>
    {row.answer}
  </Typography>
);

const getDetailPanelHeight = () => 'auto' as const;

export default function ToggleOnRowClick() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPro
        disableRowSelectionOnClick
        apiRef={apiRef}
        label="Questions"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        onRowClick={({ id }) => apiRef.current?.toggleDetailPanel(id)}
        sx={{ '& .MuiDataGrid-row': { cursor: 'pointer' } }}
      />
    </Box>
  );
}
