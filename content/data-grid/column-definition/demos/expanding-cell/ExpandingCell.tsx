import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

function ExpandingText({
  value,
  hasFocus,
}: GridRenderCellParams<{ note: string }, string>) {
  const [text, setText] = React.useState<HTMLElement | null>(null);
  const [isHovered, setIsHovered] = React.useState(false);
  const [isDismissed, setIsDismissed] = React.useState(false);

  const isClipped = text !== null && text.scrollWidth > text.clientWidth;
  const isOpen = isClipped && (isHovered || hasFocus) && !isDismissed;

  const enter = () => {
    setIsHovered(true);
    setIsDismissed(false);
  };

  React.useEffect(() => {
    if (!isOpen) return undefined;
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsDismissed(true);
    };
    document.addEventListener('keydown', hideOnEscape);
    return () => document.removeEventListener('keydown', hideOnEscape);
  }, [isOpen]);

  return (
    <Box onMouseEnter={enter} onMouseLeave={() => setIsHovered(false)}>
      <Box ref={setText} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {value}
      </Box>
      <Popper
        open={isOpen}
        anchorEl={text}
        placement="bottom-start"
        aria-hidden
      >
        <Paper
          elevation={4}
          sx={{ p: 1.5, typography: 'body2', width: text?.offsetWidth }}
        >
          {value}
        </Paper>
      </Popper>
    </Box>
  );
}

const columns: GridColDef[] = [
  { field: 'machine', headerName: 'Machine', width: 120 },
  {
    field: 'note',
    headerName: 'Service note',
    width: 240,
    renderCell: (params) => <ExpandingText {...params} />,
  },
];

const rows = [
  {
    id: 1,
    machine: 'Press 1',
    note: 'Oil changed, pressure back to normal after two test runs.',
  },
  {
    id: 2,
    machine: 'Lathe 4',
    note: 'Belt worn. Spare ordered; replace it before the May batch starts.',
  },
  { id: 3, machine: 'Saw 2', note: 'No issues found.' },
];

export default function ExpandingCell() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid label="Service notes" rows={rows} columns={columns} />
    </div>
  );
}
