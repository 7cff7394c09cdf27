import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
  type GridValidRowModel,
} from '@mui/x-data-grid';

function TextEditCell(
  props: GridRenderEditCellParams<GridValidRowModel, string>,
) {
  const { id, field, value, hasFocus, colDef } = props;
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState(value ?? '');
  const [anchor, setAnchor] = React.useState<HTMLDivElement | null>(null);
  const [input, setInput] = React.useState<HTMLTextAreaElement | null>(null);

  React.useLayoutEffect(() => {
    if (hasFocus && input) {
      input.focus();
      input.setSelectionRange(input.value.length, input.value.length);
    }
  }, [hasFocus, input]);

  return (
    <div ref={setAnchor} style={{ alignSelf: 'flex-start' }}>
      {anchor && (
        <Popper open anchorEl={anchor} placement="bottom-start">
          <Paper elevation={3} sx={{ p: 1, width: colDef.computedWidth }}>
            <InputBase
              multiline
              fullWidth
              rows={4}
              value={text}
              inputRef={setInput}
              inputProps={{ 'aria-label': colDef.headerName }}
              onChange={(event) => {
                setText(event.target.value);
                apiRef.current.setEditCellValue({
                  id,
                  field,
                  value: event.target.value,
                  debounceMs: 200,
                });
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
                  // Without this, the grid would handle the key and stop editing.
                  event.stopPropagation();
                }
              }}
            />
          </Paper>
        </Popper>
      )}
    </div>
  );
}

const columns: GridColDef[] = [
  { field: 'speaker', headerName: 'Speaker', width: 130 },
  {
    field: 'bio',
    headerName: 'Bio',
    flex: 1,
    minWidth: 220,
    editable: true,
    renderEditCell: (params) => <TextEditCell {...params} />,
  },
];

const rows = [
  { id: 1, speaker: 'Ada Okafor', bio: 'Builds data tools.\nLives in Lagos.' },
  { id: 2, speaker: 'Luis Moreno', bio: 'Writes about maps and cities.' },
  { id: 3, speaker: 'Ingrid Dahl', bio: '' },
  { id: 4, speaker: 'Ravi Menon', bio: 'Teaches design at night school.' },
];

export default function MultilineEditor() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid label="Speakers" rows={rows} columns={columns} />
    </div>
  );
}
