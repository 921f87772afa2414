// Who holds a lease: machine and process, so that a crawl started again takes back at once what a killed one held.
import { hostname } from 'node:os';
import type { FleetStore, Store } from '../store/index.ts';

/** The name of this process among all workers of a store. */
export function leaseOwner(): string {
  return `${hostname()}/${process.pid}`;
}

/** Gives back the leases of processes of this machine that no longer run; those of other machines expire by time. */
export async function giveBackDeadLeases(store: Store, siteId: number): Promise<void> {
  for (const owner of await store.leaseOwners(siteId)) {
    if (owner === leaseOwner() || !isAlive(owner)) await store.releaseLeases(siteId, owner);
  }
}

/** The same for sites and hosts: whoever goes on need not wait until the claims of a killed worker end. */
export async function giveBackDeadClaims(store: FleetStore): Promise<void> {
  for (const owner of await store.fleetOwners()) if (!isAlive(owner)) await store.releaseOwner(owner);
}

/** Whether the holder of a lease still runs, as far as it can be told from this machine. */
export function isAlive(owner: string): boolean {
  const [machine, pid] = owner.split('/');
  if (machine !== hostname()) return true;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
