import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { z } from 'zod';
import {
  DataGrid,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';

const discount = z.object({
  id: z.number(),
  code: z.string().regex(/^[A-Z]{4}\d{2}$/, 'Use four letters and two digits.'),
  percent: z
    .number('Enter a number.')
    .min(1, 'At least 1%.')
    .max(50, 'At most 50%.'),
  mail: z.email('Enter an email address.'),
});
type Discount = z.infer<typeof discount>;

const initialRows: Discount[] = [
  { id: 1, code: 'MAYA25', percent: 10, mail: 'maya@example.com' },
  { id: 2, code: 'LUIS30', percent: 15, mail: 'luis@example.com' },
  { id: 3, code: 'NOOR12', percent: 5, mail: 'noor@example.com' },
];

/** Checks one field with its part of the schema, on every keystroke. */
const check =
  (field: 'code' | 'percent' | 'mail') =>
  ({ props }: GridPreProcessEditCellProps) => ({
    ...props,
    error: !discount.shape[field].safeParse(props.value).success,
  });

const columns: GridColDef<Discount>[] = [
  {
    field: 'code',
    headerName: 'Code',
    width: 120,
    editable: true,
    preProcessEditCellProps: check('code'),
  },
  {
    field: 'percent',
    headerName: 'Percent',
    type: 'number',
    width: 110,
    editable: true,
    preProcessEditCellProps: check('percent'),
  },
  {
    field: 'mail',
    headerName: 'Contact',
    flex: 1,
    minWidth: 180,
    editable: true,
  },
];

export default function ZodRows() {
  const [rows, setRows] = React.useState(initialRows);
  const [message, setMessage] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="status" sx={{ minHeight: 48, mb: 1 }}>
        {message && <Alert severity="error">{message}</Alert>}
      </Box>
      <Box sx={{ height: 270 }}>
        <DataGrid
          label="Discounts"
          rows={rows}
          columns={columns}
          processRowUpdate={(newRow) => {
            const saved = discount.parse(newRow);
            setRows((all) =>
              all.map((row) => (row.id === saved.id ? saved : row)),
            );
            setMessage('');
            return saved;
          }}
          onProcessRowUpdateError={(error) => {
            const issues = error instanceof z.ZodError ? error.issues : [];
            setMessage(issues[0]?.message ?? 'The row could not be saved.');
          }}
          onCellEditStop={() => setMessage('')}
          sx={{ '& .Mui-error': { color: 'error.main' } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
