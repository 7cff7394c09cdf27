import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';

interface Station {
  id: string;
  label: string;
  childCount: number;
}

const server: Record<string, Station[]> = {
  root: [
    { id: 'line-1', label: 'Line 1', childCount: 2 },
    { id: 'line-2', label: 'Line 2', childCount: 1 },
  ],
  'line-1': [
    { id: 'central', label: 'Central', childCount: 0 },
    { id: 'harbor', label: 'Harbor', childCount: 0 },
  ],
  'line-2': [{ id: 'airport', label: 'Airport', childCount: 0 }],
};

async function fetchStations(parentId = 'root'): Promise<Station[]> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return server[parentId] ?? [];
}

const noItems: Station[] = [];

export default function LazyRoots() {
  const [isLoading, setIsLoading] = React.useState(true);

  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (station: Station) => station.childCount,
      getTreeItems: (parentId?: string) =>
        fetchStations(parentId).finally(() => setIsLoading(false)),
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%', minHeight: 170 }}>
      {isLoading && <LinearProgress aria-label="Loading lines" />}
      <RichTreeViewPro
        aria-label="Lines"
        items={noItems}
        dataSource={dataSource}
      />
    </Box>
  );
}
