// `skein pause`, `resume` and `remove`: what workers do with one site.
import type { Command } from 'commander';
import { UsageError } from '../errors.ts';
import { pause } from '../refresh/index.ts';
import { type FleetSite, openStore, type Store, shownLocation } from '../store/index.ts';
import { startUrl } from './start-url.ts';
import { storeOption } from './store-option.ts';

const LOOK_EVERY_MS = 500;

export function addPauseCommand(program: Command): void {
  program
    .command('pause')
    .description('Keep workers from a site; what is stored stays. They stop within seconds.')
    .argument('<site>', 'its start URL')
    .addOption(storeOption())
    .action((site: string, { db }: { readonly db: string }) =>
      withSite(db, site, async (store, { id }) => {
        await store.pauseSite(id);
        return 'paused';
      }),
    );
}

export function addResumeCommand(program: Command): void {
  program
    .command('resume')
    .description('Let workers go on with a site that was paused, failed or reached a limit.')
    .argument('<site>', 'its start URL')
    .addOption(storeOption())
    .action((site: string, { db }: { readonly db: string }) =>
      withSite(db, site, async (store, { id }) => {
        await store.resumeSite(id);
        return 'due now';
      }),
    );
}

export function addRemoveCommand(program: Command): void {
  program
    .command('remove')
    .description('Forget a site and everything stored of it.')
    .argument('<site>', 'its start URL')
    .addOption(storeOption())
    .action((site: string, { db }: { readonly db: string }) =>
      withSite(db, site, async (store, { id }) => {
        await store.pauseSite(id);
        // A worker that is at it stops first: else it would go on storing.
        while ((await store.fleetSites()).some((one) => one.id === id && one.claimedBy !== null))
          await pause(LOOK_EVERY_MS, undefined);
        await store.removeSite(id);
        return 'removed';
      }),
    );
}

async function withSite(
  db: string,
  url: string,
  change: (store: Store, site: FleetSite) => Promise<string>,
): Promise<void> {
  const wanted = startUrl(url);
  const store = await openStore(db, { mustExist: true });
  try {
    const site = (await store.fleetSites()).find((one) => one.startUrl === wanted);
    if (site === undefined)
      throw new UsageError(`${shownLocation(db)} has no site ${wanted}: skein status lists them`);
    process.stderr.write(`${wanted}: ${await change(store, site)}\n`);
  } finally {
    await store.close();
  }
}
