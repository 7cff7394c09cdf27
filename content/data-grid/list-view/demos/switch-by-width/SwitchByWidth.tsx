import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridListViewColDef,
} from '@mui/x-data-grid-pro';
import { films, type Film } from './films';

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'director', headerName: 'Director', flex: 1, minWidth: 140 },
  { field: 'year', headerName: 'Year', width: 80 },
];

const listViewColumn: GridListViewColDef<Film> = {
  field: 'summary',
  display: 'flex',
  renderCell: ({ row }) => (
    <div>
      <Typography variant="body2">{row.title}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {row.director}, {row.year}
      </Typography>
    </div>
  ),
};

export default function SwitchByWidth() {
  const frameRef = React.useRef<HTMLDivElement>(null);
  const labelId = React.useId();
  const [width, setWidth] = React.useState(100);
  const [isNarrow, setIsNarrow] = React.useState(false);

  React.useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setIsNarrow(entry.contentRect.width < 400);
    });
    if (frameRef.current) observer.observe(frameRef.current);
    return () => observer.disconnect();
  }, []);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id={labelId} variant="body2" component="p">
        Panel width
      </Typography>
      <Slider
        aria-labelledby={labelId}
        min={30}
        max={100}
        value={width}
        onChange={(_, value) => {
          if (typeof value === 'number') setWidth(value);
        }}
        sx={{ display: 'block', maxWidth: 320, mb: 1 }}
      />
      <Box
        ref={frameRef}
        sx={{ width: `${width}%`, minWidth: 240, height: 422 }}
      >
        <DataGridPro
          label="Films"
          rows={films}
          columns={columns}
          rowHeight={isNarrow ? 64 : 52}
          listView={isNarrow}
          listViewColumn={listViewColumn}
        />
      </Box>
    </Box>
  );
}
