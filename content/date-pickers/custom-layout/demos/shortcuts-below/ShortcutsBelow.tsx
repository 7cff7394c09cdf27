import type { Ref } from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import {
  type PickersLayoutProps,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const items = [
  { label: 'End of April', getValue: () => dayjs('2025-04-30') },
  { label: 'End of May', getValue: () => dayjs('2025-05-31') },
];

interface LayoutProps extends PickersLayoutProps<PickerValidDate | null> {
  ref?: Ref<HTMLDivElement>;
}

function StackedLayout(props: LayoutProps) {
  const { ref, className, sx } = props;
  const { toolbar, content, shortcuts, actionBar } = usePickerLayout(props);

  return (
    <Box ref={ref} className={className} sx={sx}>
      {toolbar}
      {content}
      {shortcuts}
      {actionBar}
    </Box>
  );
}

export default function ShortcutsBelow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-04-17')}
        slots={{ layout: StackedLayout }}
        slotProps={{
          shortcuts: {
            items,
            sx: {
              display: 'flex',
              justifyContent: 'center',
              '& li': { width: 'auto' },
            },
          },
          actionBar: { actions: ['cancel', 'accept'] },
        }}
      />
    </LocalizationProvider>
  );
}
