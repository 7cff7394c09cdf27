import Icon from '@mui/material/Icon';
import {
  DataGrid,
  type GridBaseIconProps,
  type GridColDef,
} from '@mui/x-data-grid';

function fontIcon(name: string) {
  return function FontIcon({ className, fontSize }: GridBaseIconProps) {
    return (
      <Icon className={className} fontSize={fontSize}>
        {name}
      </Icon>
    );
  };
}

const slots = {
  columnSortedAscendingIcon: fontIcon('arrow_upward'),
  columnSortedDescendingIcon: fontIcon('arrow_downward'),
  columnMenuSortAscendingIcon: fontIcon('arrow_upward'),
  columnMenuSortDescendingIcon: fontIcon('arrow_downward'),
  columnMenuFilterIcon: fontIcon('filter_list'),
  columnMenuHideIcon: fontIcon('visibility_off'),
  columnMenuManageColumnsIcon: fontIcon('view_column'),
};

const columns: GridColDef[] = [
  { field: 'harbor', headerName: 'Harbor', flex: 1, minWidth: 130 },
  { field: 'berths', headerName: 'Berths', type: 'number', width: 140 },
];

const rows = [
  { id: 1, harbor: 'Bergen', berths: 62 },
  { id: 2, harbor: 'Cork', berths: 38 },
  { id: 3, harbor: 'Piran', berths: 15 },
  { id: 4, harbor: 'Turku', berths: 47 },
];

export default function FontIcons() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Harbors"
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={{
          sorting: { sortModel: [{ field: 'berths', sort: 'desc' }] },
        }}
      />
    </div>
  );
}
