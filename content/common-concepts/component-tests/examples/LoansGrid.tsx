import { DataGrid, type GridColDef } from '@mui/x-data-grid';

export interface Loan {
  id: number;
  title: string;
  reader: string;
  days: number;
}

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', width: 200 },
  { field: 'reader', headerName: 'Reader', width: 160, editable: true },
  { field: 'days', headerName: 'Days left', type: 'number', width: 120 },
];

interface LoansGridProps {
  loans: Loan[];
  onSave?: (loan: Loan) => void;
}

export function LoansGrid({ loans, onSave }: LoansGridProps) {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Loans"
        rows={loans}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
        processRowUpdate={(loan) => {
          onSave?.(loan);
          return loan;
        }}
      />
    </div>
  );
}
