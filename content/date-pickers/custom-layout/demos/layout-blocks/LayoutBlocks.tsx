import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

const delivery = dayjs('2025-04-17T09:30');
const shortcuts = [
  { label: 'Next day', getValue: () => dayjs('2025-04-18T09:30') },
  { label: 'Next week', getValue: () => dayjs('2025-04-24T09:30') },
];
const blocks = [
  'toolbar',
  'shortcuts',
  'tabs',
  'contentWrapper',
  'actionBar',
] as const;
type Block = (typeof blocks)[number];

export default function LayoutBlocks() {
  const [block, setBlock] = React.useState<Block>('toolbar');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, maxWidth: '100%', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Block"
          value={block}
          onChange={(_, next: Block | null) => next && setBlock(next)}
          sx={{ flexWrap: 'wrap' }}
        >
          {blocks.map((name) => (
            <ToggleButton
              key={name}
              value={name}
              sx={{ textTransform: 'none' }}
            >
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <StaticDateTimePicker
            defaultValue={delivery}
            slotProps={{ shortcuts: { items: shortcuts } }}
            sx={{
              [`& .${pickersLayoutClasses[block]}`]: {
                outline: 2,
                outlineColor: 'primary.main',
                outlineOffset: -2,
              },
            }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
