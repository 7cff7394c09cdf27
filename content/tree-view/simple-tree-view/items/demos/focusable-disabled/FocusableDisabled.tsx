import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

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
      <SimpleTreeView aria-label="Tours" disabledItemsFocusable={isFocusable}>
        <TreeItem itemId="morning" label="Morning tour" />
        <TreeItem itemId="noon" label="Noon tour (sold out)" disabled />
        <TreeItem itemId="evening" label="Evening tour" />
      </SimpleTreeView>
    </Stack>
  );
}
