import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  ExportPrint,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

const button = <ToolbarButton render={<Button size="small" />} />;

const parts = {
  ColumnsPanelTrigger: (
    <ColumnsPanelTrigger render={button}>Columns</ColumnsPanelTrigger>
  ),
  FilterPanelTrigger: (
    <FilterPanelTrigger render={button}>Filters</FilterPanelTrigger>
  ),
  ExportCsv: <ExportCsv render={button}>CSV</ExportCsv>,
  ExportPrint: <ExportPrint render={button}>Print</ExportPrint>,
  QuickFilter: (
    <QuickFilter expanded>
      <QuickFilterControl placeholder="Search" size="small" />
    </QuickFilter>
  ),
};

type PartName = keyof typeof parts;

const code: Record<PartName, string> = {
  ColumnsPanelTrigger:
    '<ColumnsPanelTrigger render={button}>Columns</ColumnsPanelTrigger>',
  FilterPanelTrigger:
    '<FilterPanelTrigger render={button}>Filters</FilterPanelTrigger>',
  ExportCsv: '<ExportCsv render={button}>CSV</ExportCsv>',
  ExportPrint: '<ExportPrint render={button}>Print</ExportPrint>',
  QuickFilter:
    '<QuickFilter expanded>\n    <QuickFilterControl placeholder="Search" size="small" />\n  </QuickFilter>',
};

const buttonCode =
  'const button = <ToolbarButton render={<Button size="small" />} />;';

const names: PartName[] = [
  'ColumnsPanelTrigger',
  'FilterPanelTrigger',
  'ExportCsv',
  'ExportPrint',
  'QuickFilter',
];

const ChosenParts = React.createContext<PartName[]>([]);

function ComposedToolbar() {
  const chosen = React.useContext(ChosenParts);

  return (
    <Toolbar style={{ flex: 'none', flexWrap: 'wrap' }}>
      {chosen.map((name) => (
        <React.Fragment key={name}>{parts[name]}</React.Fragment>
      ))}
    </Toolbar>
  );
}

const columns: GridColDef[] = [
  { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 120 },
  { field: 'seenAt', headerName: 'Seen at', width: 130 },
  { field: 'count', headerName: 'Count', type: 'number', width: 90 },
];

const rows = [
  { id: 1, bird: 'Heron', seenAt: 'Mill pond', count: 2 },
  { id: 2, bird: 'Kingfisher', seenAt: 'North weir', count: 1 },
  { id: 3, bird: 'Coot', seenAt: 'Mill pond', count: 14 },
];

export default function ToolbarComposer() {
  const [chosen, setChosen] = React.useState<PartName[]>([
    'FilterPanelTrigger',
    'ExportCsv',
  ]);
  const toggle = (name: PartName) =>
    setChosen((previous) =>
      names.filter((one) => previous.includes(one) !== (one === name)),
    );

  return (
    <Box sx={{ width: '100%' }}>
      <FormGroup row aria-label="Parts of the toolbar" role="group">
        {names.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(name)}
                onChange={() => toggle(name)}
              />
            }
          />
        ))}
      </FormGroup>
      <Box sx={{ height: 340, my: 1 }}>
        <ChosenParts.Provider value={chosen}>
          <DataGrid
            label="Bird sightings"
            rows={rows}
            columns={columns}
            showToolbar
            slots={{ toolbar: ComposedToolbar }}
          />
        </ChosenParts.Provider>
      </Box>
      <Box
        component="pre"
        sx={{ m: 0, p: 1, fontSize: 13, overflow: 'auto', height: 235 }}
      >
        {`${buttonCode}\n\n<Toolbar>\n${chosen.map((name) => `  ${code[name]}\n`).join('')}</Toolbar>`}
      </Box>
    </Box>
  );
}
