import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import type { DataSourceCache } from '@mui/x-tree-view/utils';

interface Sensor {
  id: string;
  label: string;
  isHall?: boolean;
}

const halls: Sensor[] = [
  { id: 'hall-1', label: 'Hall 1', isHall: true },
  { id: 'hall-2', label: 'Hall 2', isHall: true },
];

type CachedItems = Parameters<DataSourceCache['set']>[1];

class BranchCache implements DataSourceCache {
  private readonly entries = new Map<string, CachedItems>();
  private readonly outdated = new Set<string>();

  set(key: string, value: CachedItems) {
    this.entries.set(key, value);
    this.outdated.delete(key);
  }

  get(key: string): CachedItems | -1 | undefined {
    return this.outdated.has(key) ? -1 : this.entries.get(key);
  }

  clear() {
    this.entries.clear();
    this.outdated.clear();
  }

  invalidate(key: string) {
    this.outdated.add(key);
  }
}

export default function OwnCache() {
  const apiRef = useTreeViewApiRef();
  const [cache] = React.useState(() => new BranchCache());

  const reading = React.useRef(20);
  const dataSource = React.useMemo(() => {
    return {
      getChildrenCount: (sensor: Sensor) => (sensor.isHall ? 1 : 0),
      getTreeItems: async (parentId?: string): Promise<Sensor[]> => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        reading.current += 1;
        return [
          { id: `${parentId}-sensor`, label: `Sensor: ${reading.current} °C` },
        ];
      },
    };
  }, []);

  const refresh = () => {
    cache.invalidate('hall-1');
    for (const shouldBeExpanded of [false, true]) {
      apiRef.current?.setItemExpansion({ itemId: 'hall-1', shouldBeExpanded });
    }
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', minHeight: 184 }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={refresh}
      >
        Refresh Hall 1
      </Button>
      <RichTreeViewPro
        aria-label="Halls"
        apiRef={apiRef}
        items={halls}
        dataSource={dataSource}
        dataSourceCache={cache}
      />
    </Stack>
  );
}
