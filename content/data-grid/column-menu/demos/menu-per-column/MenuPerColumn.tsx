import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuContainer,
  GridColumnMenuSortItem,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

const thresholds = [4, 3];

function RatingMenu(props: GridColumnMenuProps) {
  const { colDef, hideMenu } = props;
  const apiRef = useGridApiContext();

  return (
    <GridColumnMenuContainer {...props}>
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
      <Divider />
      {thresholds.map((value) => (
        <MenuItem
          key={value}
          onClick={(event) => {
            hideMenu(event);
            apiRef.current.setFilterModel({
              items: [{ field: colDef.field, operator: '>=', value }],
            });
          }}
        >
          <ListItemText inset>{value} stars or more</ListItemText>
        </MenuItem>
      ))}
      <MenuItem
        onClick={(event) => {
          hideMenu(event);
          apiRef.current.setFilterModel({ items: [] });
        }}
      >
        <ListItemText inset>Any rating</ListItemText>
      </MenuItem>
    </GridColumnMenuContainer>
  );
}

function ColumnMenu(props: GridColumnMenuProps) {
  return props.colDef.field === 'rating' ? (
    <RatingMenu {...props} />
  ) : (
    <GridColumnMenu {...props} />
  );
}

const columns: GridColDef[] = [
  { field: 'campsite', headerName: 'Campsite', flex: 1, minWidth: 160 },
  { field: 'pitches', headerName: 'Pitches', type: 'number', width: 110 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 150 },
];

const rows = [
  { id: 1, campsite: 'Pine Shore', pitches: 64, rating: 4.6 },
  { id: 2, campsite: 'Old Quarry', pitches: 28, rating: 3.4 },
  { id: 3, campsite: 'Meadow Bank', pitches: 110, rating: 4.1 },
  { id: 4, campsite: 'Windy Point', pitches: 42, rating: 2.8 },
  { id: 5, campsite: 'Upper Lake', pitches: 35, rating: 4.9 },
];

export default function MenuPerColumn() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Campsites"
        rows={rows}
        columns={columns}
        slots={{ columnMenu: ColumnMenu }}
      />
    </Box>
  );
}
