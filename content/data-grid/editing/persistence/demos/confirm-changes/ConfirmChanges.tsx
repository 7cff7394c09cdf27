import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Employee {
  id: number;
  name: string;
  role: string;
  salary: number;
}

interface Question {
  newRow: Employee;
  oldRow: Employee;
  answer: (row: Employee) => void;
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', width: 150, editable: true },
  {
    field: 'salary',
    headerName: 'Salary ($)',
    type: 'number',
    width: 120,
    editable: true,
  },
];

const rows: Employee[] = [
  { id: 1, name: 'Ada Okafor', role: 'Designer', salary: 68000 },
  { id: 2, name: 'Luis Moreno', role: 'Engineer', salary: 74000 },
  { id: 3, name: 'Ingrid Dahl', role: 'Analyst', salary: 61000 },
  { id: 4, name: 'Ravi Menon', role: 'Engineer', salary: 71000 },
];

const getChanges = (newRow: Employee, oldRow: Employee) =>
  (['role', 'salary'] as const)
    .filter((field) => newRow[field] !== oldRow[field])
    .map((field) => `${field}: ${oldRow[field]} → ${newRow[field]}`);

export default function ConfirmChanges() {
  const titleId = React.useId();
  const [question, setQuestion] = React.useState<Question | null>(null);
  const settle = (row: Employee) => {
    question?.answer(row);
    setQuestion(null);
  };

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Employees"
        rows={rows}
        columns={columns}
        processRowUpdate={(newRow, oldRow) =>
          getChanges(newRow, oldRow).length === 0
            ? oldRow
            : new Promise<Employee>((answer) => {
                setQuestion({ newRow, oldRow, answer });
              })
        }
      />
      {question && (
        <Dialog
          open
          onClose={() => settle(question.oldRow)}
          aria-labelledby={titleId}
        >
          <DialogTitle id={titleId}>
            Save changes to {question.oldRow.name}?
          </DialogTitle>
          <DialogContent>
            {getChanges(question.newRow, question.oldRow).join(', ')}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => settle(question.oldRow)}>Discard</Button>
            <Button onClick={() => settle(question.newRow)}>Save</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
