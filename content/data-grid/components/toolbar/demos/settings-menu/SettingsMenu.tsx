import * as React from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type GridDensity,
} from '@mui/x-data-grid';

const STORAGE_KEY = 'grid-settings-v1';
const densities: { density: GridDensity; label: string }[] = [
  { density: 'compact', label: 'Compact rows' },
  { density: 'standard', label: 'Standard rows' },
  { density: 'comfortable', label: 'Comfortable rows' },
];

interface Settings {
  density: GridDensity;
  borders: boolean;
}

const defaults: Settings = { density: 'standard', borders: false };

function readSettings(): Settings {
  try {
    const saved = localStorage.getItem(STORAGE_KEY);
    return saved ? { ...defaults, ...JSON.parse(saved) } : defaults;
  } catch {
    // Storage is blocked, as in some private windows, or absent on a server.
    return defaults;
  }
}

function saveSettings(settings: Settings) {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
  } catch {
    // Storage is full or blocked: the settings last until the page reloads.
  }
}

const SettingsContext = React.createContext<{
  settings: Settings;
  change: (change: Partial<Settings>) => void;
}>({ settings: defaults, change: () => {} });

function SettingsToolbar() {
  const { settings, change } = React.useContext(SettingsContext);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <Toolbar>
      <ToolbarButton
        render={<Button size="small" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Settings
      </ToolbarButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        {densities.map(({ density, label }) => (
          <MenuItem
            key={density}
            role="menuitemradio"
            aria-checked={density === settings.density}
            selected={density === settings.density}
            onClick={() => change({ density })}
          >
            {label}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={settings.borders}
          selected={settings.borders}
          onClick={() => change({ borders: !settings.borders })}
        >
          Vertical borders
        </MenuItem>
      </Menu>
    </Toolbar>
  );
}

const columns: GridColDef[] = [
  { field: 'river', headerName: 'River', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, river: 'Vistula', country: 'Poland', length: 1047 },
  { id: 2, river: 'Tagus', country: 'Portugal', length: 1007 },
  { id: 3, river: 'Rhône', country: 'France', length: 813 },
  { id: 4, river: 'Po', country: 'Italy', length: 652 },
];

export default function SettingsMenu() {
  const [settings, setSettings] = React.useState(readSettings);
  const context = React.useMemo(() => {
    const change = (part: Partial<Settings>) => {
      const next = { ...settings, ...part };
      saveSettings(next);
      setSettings(next);
    };
    return { settings, change };
  }, [settings]);

  return (
    <SettingsContext.Provider value={context}>
      <div style={{ height: 424, width: '100%' }}>
        <DataGrid
          label="Rivers"
          rows={rows}
          columns={columns}
          showToolbar
          slots={{ toolbar: SettingsToolbar }}
          density={settings.density}
          showCellVerticalBorder={settings.borders}
          showColumnVerticalBorder={settings.borders}
        />
      </div>
    </SettingsContext.Provider>
  );
}
