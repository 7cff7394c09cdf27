import {
  DataGrid,
  type GridColDef,
  type GridValueOptionsParams,
} from '@mui/x-data-grid';

interface Shipment {
  id: number;
  size: string;
  country: string;
  carrier: number;
}
interface Carrier {
  code: number;
  name: string;
}

const FJORD: Carrier = { code: 10, name: 'Fjord Post' };
const SKYHAUL: Carrier = { code: 11, name: 'Skyhaul' };
const TEJO: Carrier = { code: 20, name: 'Tejo Express' };

const ALL_CARRIERS = [FJORD, SKYHAUL, TEJO];
const CARRIERS: Record<string, Carrier[]> = {
  NO: [FJORD, SKYHAUL],
  PT: [TEJO, SKYHAUL],
};

const isCarrier = (option: unknown): option is Carrier =>
  typeof option === 'object' && option !== null && 'code' in option;

const columns: GridColDef<Shipment>[] = [
  {
    field: 'size',
    headerName: 'Size',
    type: 'singleSelect',
    editable: true,
    valueOptions: ['S', 'M', 'L'],
  },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    editable: true,
    width: 130,
    valueOptions: [
      { value: 'NO', label: 'Norway' },
      { value: 'PT', label: 'Portugal' },
    ],
  },
  {
    field: 'carrier',
    headerName: 'Carrier',
    type: 'singleSelect',
    editable: true,
    width: 150,
    valueOptions: ({ row }: GridValueOptionsParams<Shipment>) =>
      (row && CARRIERS[row.country]) ?? ALL_CARRIERS,
    getOptionValue: (option) => (isCarrier(option) ? option.code : option),
    getOptionLabel: (option) =>
      isCarrier(option) ? option.name : String(option),
  },
];

const rows: Shipment[] = [
  { id: 1, size: 'S', country: 'NO', carrier: 10 },
  { id: 2, size: 'L', country: 'PT', carrier: 20 },
  { id: 3, size: 'M', country: 'PT', carrier: 11 },
];

export default function SingleSelectOptions() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid label="Shipments" rows={rows} columns={columns} />
    </div>
  );
}
