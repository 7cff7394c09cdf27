import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { orders } from './orders';

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
];

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function useStoredFilterModel(
  key: string,
): [GridFilterModel, (model: GridFilterModel) => void] {
  const stored = React.useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => null,
  );
  const filterModel = React.useMemo<GridFilterModel>(
    () => (stored ? JSON.parse(stored) : { items: [] }),
    [stored],
  );
  const setFilterModel = (model: GridFilterModel) => {
    localStorage.setItem(key, JSON.stringify(model));
    // The browser sends this event only to other tabs.
    window.dispatchEvent(new StorageEvent('storage', { key }));
  };
  return [filterModel, setFilterModel];
}

export default function FiltersInLocalStorage() {
  const [filterModel, setFilterModel] =
    useStoredFilterModel('orders-filter-v1');

  return (
    <div style={{ height: 474, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
      />
    </div>
  );
}
