import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const queries = {
  Pointer: '@media (pointer: fine)',
  'No touch': '@media not all and (any-pointer: coarse)',
  Width: '@media (min-width: 600px)',
};

const pickup = dayjs('2025-04-17T15:30');

export default function VariantByQuery() {
  const [name, setName] = React.useState<keyof typeof queries>('Pointer');
  const query = queries[name];
  const isDesktop = useMediaQuery(query, { defaultMatches: true });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Query"
          value={name}
          onChange={(_, next) => setName(next ?? name)}
        >
          {Object.keys(queries).map((option) => (
            <ToggleButton key={option} value={option}>
              {option}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography role="status">
          On this device, pickers open {isDesktop ? 'a popup' : 'a dialog'}.
        </Typography>
        <DatePicker
          label="Pickup day"
          defaultValue={pickup}
          desktopModeMediaQuery={query}
        />
        <TimePicker
          label="Pickup time"
          defaultValue={pickup}
          desktopModeMediaQuery={query}
        />
      </Stack>
    </LocalizationProvider>
  );
}
