import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Shipment {
  id: number;
  parcel: string;
  carrier: { name: string; phone: string };
}

const carriers = [
  { name: 'Falcon', phone: '555-0134' },
  { name: 'Mercury', phone: '555-0178' },
] as const;

const [falcon, mercury] = carriers;

const columns: GridColDef<Shipment>[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 120 },
  {
    field: 'carrier',
    headerName: 'Carrier',
    width: 190,
    valueFormatter: (value?: Shipment['carrier'] | string) =>
      typeof value === 'object' ? `${value.name}, ${value.phone}` : value,
    groupingValueGetter: (carrier?: Shipment['carrier']) => carrier?.name,
    groupingValueSetter: (name, row) => ({
      ...row,
      carrier: carriers.find((carrier) => carrier.name === name) ?? row.carrier,
    }),
  },
];

const rows: Shipment[] = [
  { id: 1, parcel: 'PX-1180', carrier: falcon },
  { id: 2, parcel: 'PX-1181', carrier: falcon },
  { id: 3, parcel: 'PX-1184', carrier: mercury },
  { id: 4, parcel: 'PX-1190', carrier: mercury },
];

export default function DragObjectValues() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        rowReordering
        label="Shipments"
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['carrier'] } }}
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
