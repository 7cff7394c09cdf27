import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-pro';
import { YEAR } from './roster';

interface Month {
  month: number;
  setMonth: (month: number) => void;
}

export const MonthContext = React.createContext<Month>({
  month: 0,
  setMonth: () => {},
});

const monthName = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export function RosterToolbar() {
  const { month, setMonth } = React.useContext(MonthContext);

  return (
    <Toolbar aria-label="Roster">
      <ToolbarButton
        disabled={month === 0}
        onClick={() => setMonth(month - 1)}
        render={<Button size="small" />}
      >
        Previous
      </ToolbarButton>
      <Typography role="status" variant="subtitle2" sx={{ minWidth: 90 }}>
        {monthName.format(Date.UTC(YEAR, month))}
      </Typography>
      <ToolbarButton
        disabled={month === 11}
        onClick={() => setMonth(month + 1)}
        render={<Button size="small" />}
      >
        Next
      </ToolbarButton>
      <QuickFilter expanded style={{ marginInlineStart: 'auto', minWidth: 0 }}>
        <QuickFilterControl
          aria-label="Search"
          placeholder="Name or absence"
          size="small"
        />
      </QuickFilter>
    </Toolbar>
  );
}
