import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, sku: 'LMP-01', product: 'Desk lamp' },
  { id: 2, sku: 'LMP-02', product: 'Floor lamp' },
  { id: 3, sku: 'CHR-07', product: 'Office chair' },
  { id: 4, sku: 'SHF-11', product: 'Bookshelf' },
];

// Simulates a request to your server.
async function isTaken(sku: string, id: GridRowId) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return rows.some((row) => row.sku === sku && row.id !== id);
}

const columns: GridColDef[] = [
  {
    field: 'sku',
    headerName: 'SKU',
    width: 180,
    editable: true,
    valueParser: (value: string) => value.toUpperCase(),
    preProcessEditCellProps: async ({ id, props, hasChanged }) => {
      if (!hasChanged) {
        return props;
      }
      const taken = await isTaken(props.value, id);
      return { ...props, error: taken && `${props.value} is already in use` };
    },
    renderEditCell: (params) => (
      <Tooltip
        open={Boolean(params.error)}
        title={<span role="alert">{params.error}</span>}
        placement="right"
      >
        <div style={{ width: '100%' }}>
          <GridEditInputCell {...params} error={Boolean(params.error)} />
        </div>
      </Tooltip>
    ),
  },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
];

export default function UniqueSku() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid label="Products" rows={rows} columns={columns} />
    </div>
  );
}
