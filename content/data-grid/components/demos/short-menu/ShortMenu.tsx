import {
  DataGrid,
  GridColumnMenuContainer,
  GridColumnMenuHideItem,
  GridColumnMenuSortItem,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

function ShortColumnMenu(props: GridColumnMenuProps) {
  const { colDef, hideMenu } = props;

  return (
    <GridColumnMenuContainer {...props}>
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
      <GridColumnMenuHideItem colDef={colDef} onClick={hideMenu} />
    </GridColumnMenuContainer>
  );
}

const columns: GridColDef[] = [
  { field: 'lake', headerName: 'Lake', flex: 1, minWidth: 120 },
  { field: 'area', headerName: 'Area (km²)', type: 'number', width: 120 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, lake: 'Vänern', area: 5650, depth: 106 },
  { id: 2, lake: 'Saimaa', area: 4370, depth: 82 },
  { id: 3, lake: 'Balaton', area: 592, depth: 12 },
  { id: 4, lake: 'Garda', area: 370, depth: 346 },
];

export default function ShortMenu() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Lakes"
        rows={rows}
        columns={columns}
        slots={{ columnMenu: ShortColumnMenu }}
      />
    </div>
  );
}
