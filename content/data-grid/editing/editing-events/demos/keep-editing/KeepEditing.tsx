import {
  DataGrid,
  GridCellEditStopReasons,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'question', headerName: 'Question', flex: 1, minWidth: 170 },
  { field: 'answer', headerName: 'Answer', width: 220, editable: true },
];

const rows = [
  { id: 1, question: 'How did you find us?', answer: 'From a friend' },
  { id: 2, question: 'What should we improve?', answer: '' },
  { id: 3, question: 'May we contact you?', answer: 'Yes' },
  { id: 4, question: 'Anything else?', answer: '' },
];

export default function KeepEditing() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Survey"
        rows={rows}
        columns={columns}
        onCellEditStop={(params, event) => {
          if (params.reason === GridCellEditStopReasons.cellFocusOut) {
            event.defaultMuiPrevented = true;
          }
        }}
      />
    </div>
  );
}
