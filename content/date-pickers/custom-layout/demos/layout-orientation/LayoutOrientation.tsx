import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const launch = dayjs('2025-04-17');

export default function LayoutOrientation() {
  const [isLandscape, setIsLandscape] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, maxWidth: '100%' }}>
        <FormControlLabel
          label="Landscape"
          control={
            <Switch
              checked={isLandscape}
              onChange={(event) => setIsLandscape(event.target.checked)}
            />
          }
        />
        <Box sx={{ overflowX: 'auto' }}>
          <StaticDatePicker
            defaultValue={launch}
            orientation={isLandscape ? 'landscape' : 'portrait'}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
