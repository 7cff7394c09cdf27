import dayjs from 'dayjs';
import type { CSSProperties, ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export const toDate = dayjs;

/** As wide as the stage, so that a field can fill it. */
const wide: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'safe center',
  width: '100%',
};

export function Frame({ children }: { children: ReactNode }) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={wide}>{children}</div>
    </LocalizationProvider>
  );
}
