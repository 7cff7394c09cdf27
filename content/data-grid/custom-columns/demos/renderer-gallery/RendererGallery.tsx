import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

const rows = [
  {
    id: 1,
    name: 'Ada Lambert',
    country: 'FR',
    status: 'Active',
    rating: 4.5,
    onboarding: 1,
    site: 'lambert.example',
    email: 'ada@lambert.example',
  },
  {
    id: 2,
    name: 'Bruno Conti',
    country: 'IT',
    status: 'Invited',
    rating: 3,
    onboarding: 0.2,
    site: 'conti.example',
    email: 'bruno@conti.example',
  },
  {
    id: 3,
    name: 'Emeka Eze',
    country: 'NG',
    status: 'Active',
    rating: 5,
    onboarding: 0.85,
    site: 'eze.example',
    email: 'emeka@eze.example',
  },
  {
    id: 4,
    name: 'Niamh Byrne',
    country: 'IE',
    status: 'Paused',
    rating: 4,
    onboarding: 0.6,
    site: 'byrne.example',
    email: 'niamh@byrne.example',
  },
];

type Partner = (typeof rows)[number];

function AvatarCell({ value }: GridRenderCellParams<Partner, string>) {
  if (!value) return null;
  const initials = value.split(' ').map((word) => word[0]);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Avatar aria-hidden sx={{ width: 28, height: 28, fontSize: 12 }}>
        {initials}
      </Avatar>
      {value}
    </Stack>
  );
}

const flags: Record<string, { name: string; stripes: string[] }> = {
  FR: { name: 'France', stripes: ['#0055a4', '#fff', '#ef4135'] },
  IE: { name: 'Ireland', stripes: ['#169b62', '#fff', '#ff883e'] },
  IT: { name: 'Italy', stripes: ['#009246', '#fff', '#ce2b37'] },
  NG: { name: 'Nigeria', stripes: ['#008751', '#fff', '#008751'] },
};

function CountryCell({ value }: GridRenderCellParams<Partner, string>) {
  if (!value) return null;
  const { name, stripes } = flags[value] ?? { name: value, stripes: [] };
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <svg viewBox="0 0 3 2" width={24} height={16} aria-hidden>
        {stripes.map((fill, x) => (
          <rect key={x} x={x} width={1} height={2} fill={fill} />
        ))}
      </svg>
      {name}
    </Stack>
  );
}

const statusColors = {
  Active: 'success',
  Invited: 'info',
  Paused: 'warning',
} as const;

function StatusCell({
  value,
}: GridRenderCellParams<Partner, keyof typeof statusColors>) {
  return (
    value && (
      <Chip
        size="small"
        variant="outlined"
        label={value}
        color={statusColors[value]}
      />
    )
  );
}

function RatingCell({ value }: GridRenderCellParams<Partner, number>) {
  return <Rating readOnly size="small" precision={0.5} value={value ?? null} />;
}

function ProgressCell({
  value,
  formattedValue,
  row,
}: GridRenderCellParams<Partner, number, string>) {
  if (value == null) return null;
  return (
    <Stack direction="row" sx={{ width: '100%', alignItems: 'center', gap: 1 }}>
      <LinearProgress
        variant="determinate"
        value={value * 100}
        aria-label={`Onboarding of ${row.name}`}
        sx={{ flex: 1 }}
      />
      {formattedValue}
    </Stack>
  );
}

function LinkCell({ value, tabIndex }: GridRenderCellParams<Partner, string>) {
  if (!value) return null;
  return (
    <Link href={`https://${value}`} tabIndex={tabIndex}>
      {value}
    </Link>
  );
}

function EmailCell({ value, tabIndex }: GridRenderCellParams<Partner, string>) {
  if (!value) return null;
  return (
    <Link href={`mailto:${value}`} tabIndex={tabIndex}>
      {value}
    </Link>
  );
}

const percent = new Intl.NumberFormat('en', { style: 'percent' });

const columns: GridColDef<Partner>[] = [
  {
    field: 'name',
    headerName: 'Name',
    width: 170,
    display: 'flex',
    renderCell: (params) => <AvatarCell {...params} />,
  },
  {
    field: 'country',
    headerName: 'Country',
    width: 120,
    display: 'flex',
    renderCell: (params) => <CountryCell {...params} />,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: Object.keys(statusColors),
    width: 110,
    display: 'flex',
    renderCell: (params) => <StatusCell {...params} />,
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    width: 130,
    display: 'flex',
    renderCell: (params) => <RatingCell {...params} />,
  },
  {
    field: 'onboarding',
    headerName: 'Onboarding',
    type: 'number',
    headerAlign: 'left',
    width: 150,
    display: 'flex',
    valueFormatter: (value?: number) =>
      value == null ? '' : percent.format(value),
    renderCell: (params) => <ProgressCell {...params} />,
  },
  {
    field: 'site',
    headerName: 'Website',
    width: 140,
    renderCell: (params) => <LinkCell {...params} />,
  },
  {
    field: 'email',
    headerName: 'Email',
    width: 190,
    renderCell: (params) => <EmailCell {...params} />,
  },
];

export default function RendererGallery() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid label="Partners" rows={rows} columns={columns} />
    </Box>
  );
}
