import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const plans = [
  { id: 'basic', label: 'Basic' },
  { id: 'team', label: 'Team (unavailable)', isUnavailable: true },
  { id: 'enterprise', label: 'Enterprise' },
];

const isItemDisabled = (plan: (typeof plans)[number]) =>
  Boolean(plan.isUnavailable);

export default function FocusableDisabled() {
  const [isFocusable, setIsFocusable] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        label="disabledItemsFocusable"
        control={
          <Switch
            checked={isFocusable}
            onChange={(event) => setIsFocusable(event.target.checked)}
          />
        }
      />
      <RichTreeView
        aria-label="Plans"
        items={plans}
        isItemDisabled={isItemDisabled}
        disabledItemsFocusable={isFocusable}
      />
    </Stack>
  );
}
