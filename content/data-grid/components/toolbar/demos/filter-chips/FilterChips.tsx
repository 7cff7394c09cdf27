import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import {
  DataGridPro,
  FilterPanelTrigger,
  gridColumnLookupSelector,
  gridFilterActiveItemsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { orders } from './orders';

function FilterChipsToolbar() {
  const apiRef = useGridApiContext();
  const filters = useGridSelector(apiRef, gridFilterActiveItemsSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);

  return (
    <Toolbar
      style={{
        flex: 'none',
        flexWrap: 'wrap',
        justifyContent: 'start',
        gap: 8,
      }}
    >
      <FilterPanelTrigger
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Filters
      </FilterPanelTrigger>
      {filters.map((item) => {
        const name = lookup[item.field]?.headerName;
        const label = `${name} ${item.operator} ${item.value ?? ''}`;
        const remove = () => apiRef.current.deleteFilterItem(item);
        return (
          <ToolbarButton
            key={item.id}
            aria-label={`Remove the filter ${label}`}
            onClick={remove}
            render={<Chip size="small" label={label} onDelete={remove} />}
          />
        );
      })}
    </Toolbar>
  );
}

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 1, field: 'quantity', operator: '>=', value: 10 },
        { id: 2, field: 'product', operator: 'contains', value: 'lamp' },
      ],
    },
  },
};

export default function FilterChips() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPro
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={initialState}
        showToolbar
        slots={{ toolbar: FilterChipsToolbar }}
      />
    </div>
  );
}
