import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewSelectionPropagation } from '@mui/x-tree-view/models';

const permissions = [
  {
    id: 'orders',
    label: 'Orders',
    children: [
      { id: 'orders-read', label: 'Read' },
      {
        id: 'orders-change',
        label: 'Change',
        children: [
          { id: 'orders-edit', label: 'Edit' },
          { id: 'orders-cancel', label: 'Cancel' },
        ],
      },
    ],
  },
];

const rules = ['descendants', 'parents'] as const;

export default function PropagationRules() {
  const [propagation, setPropagation] =
    React.useState<TreeViewSelectionPropagation>({
      descendants: true,
      parents: true,
    });

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {rules.map((rule) => (
          <FormControlLabel
            key={rule}
            label={rule}
            control={
              <Switch
                checked={propagation[rule] ?? false}
                onChange={(event) =>
                  setPropagation({
                    ...propagation,
                    [rule]: event.target.checked,
                  })
                }
              />
            }
          />
        ))}
      </Stack>
      <RichTreeView
        aria-label="Permissions"
        items={permissions}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        defaultExpandedItems={['orders', 'orders-change']}
      />
    </Stack>
  );
}
