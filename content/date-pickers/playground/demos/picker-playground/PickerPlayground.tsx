import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Controls } from './Controls';
import { pickers } from './pickers';
import { nameOf, propsOf } from './props';
import { initialSettings } from './settings';
import { toCode } from './toCode';

export default function PickerPlayground() {
  const [settings, setSettings] = React.useState(initialSettings);
  const name = nameOf(settings);
  const props = propsOf(settings);
  const Picker = pickers[name];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          width: '100%',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'minmax(0, 2fr) minmax(0, 3fr)',
          },
        }}
      >
        <Controls
          settings={settings}
          onChange={(changes) => setSettings({ ...settings, ...changes })}
        />
        <Box
          sx={{
            display: 'grid',
            alignContent: 'start',
            justifyContent: 'safe center',
            pt: 1,
            height: 580,
            overflow: 'auto',
          }}
        >
          {Picker && (
            <Picker key={`${name} ${settings.views.join()}`} {...props} />
          )}
        </Box>
        <Box
          component="pre"
          tabIndex={0}
          role="region"
          aria-label="Code"
          sx={{
            gridColumn: '1 / -1',
            height: 380,
            m: 0,
            p: 2,
            overflow: 'auto',
            fontSize: 13,
            bgcolor: 'action.hover',
          }}
        >
          {toCode(settings, props)}
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
