// What a store does for a fleet of workers: sites are claimed by one worker at a time, and hosts are asked by one at a time.
// Times of leases go by the store's own clock (the server's, with PostgreSQL): clocks of workers need not agree.
import type { Site } from './types.ts';

/** What a site may take; a site at its limit waits until somebody raises it. */
export interface SiteLimits {
  readonly maxPages?: number;
  readonly maxBytes?: number;
  /** Time that workers spend on it, ms. */
  readonly maxMs?: number;
  /** URLs that failed for good. */
  readonly maxErrors?: number;
}

/** A site to be looked after by workers. */
export interface NewSite {
  /** Normalised. */
  readonly startUrl: string;
  readonly strategy: string;
  readonly limits: SiteLimits;
}

/** A site as workers see it. */
export interface FleetSite extends Site {
  readonly limits: SiteLimits;
  /** Time that workers have spent on it, ms. */
  readonly workedMs: number;
  /** Tries in a row that ended in an error. */
  readonly failures: number;
  /** When it is to be worked on next, epoch ms; null: not before somebody says so. */
  readonly dueAt: number | null;
  readonly isPaused: boolean;
  /** Who works on it now; null when nobody does. */
  readonly claimedBy: string | null;
}

/** How a worker leaves a site. */
export interface SiteRelease {
  readonly dueAt: number | null;
  readonly workedMs: number;
  readonly failures: number;
}

/** The pace of a host, handed from one worker to the next. */
export interface HostPace {
  readonly host: string;
  /** Not before so many ms from now, by its rate; and because it asked for it. */
  readonly waitMs: number;
  readonly heldMs: number;
  /** 1 = normal. */
  readonly penalty: number;
  readonly crawlDelayMs: number;
}

/** How many sites are in which state, for workers; counted. */
export interface FleetCounts {
  readonly sites: number;
  /** To be worked on now, and claimed by nobody. */
  readonly due: number;
  readonly claimed: number;
  readonly paused: number;
  readonly failed: number;
}

/** The part of a store that workers need. */
export interface FleetStore {
  /** Queues sites for workers; those that are known keep their state and get the limits. Returns how many were new. */
  addSites(sites: readonly NewSite[]): Promise<number>;
  fleetSites(): Promise<readonly FleetSite[]>;
  fleetCounts(): Promise<FleetCounts>;
  /** The site that has been due longest, of those nobody works on and whose host is not held by another worker. */
  claimSite(owner: string, leaseMs: number): Promise<FleetSite | undefined>;
  /** Keeps the claims of a worker; returns the ids it still has: not those that were paused, or that expired. */
  keepClaims(owner: string, leaseMs: number): Promise<readonly number[]>;
  releaseSite(siteId: number, owner: string, release: SiteRelease): Promise<void>;
  /** Everybody who holds a claim or a host now. */
  fleetOwners(): Promise<readonly string[]>;
  /** Gives back, at once, the claims and hosts of a worker that is gone. */
  releaseOwner(owner: string): Promise<void>;
  /** Nobody works on it until it is resumed; who does so now stops. */
  pauseSite(siteId: number): Promise<void>;
  /** Due now, with its failures forgotten. */
  resumeSite(siteId: number): Promise<void>;
  /** Forgets a site and all that was stored of it. Must be paused, and claimed by nobody. */
  removeSite(siteId: number): Promise<void>;

  /** What is known of the articles of a feed, as it was kept last. */
  loadVisits(siteId: number): Promise<string | undefined>;
  keepVisits(siteId: number, state: string): Promise<void>;

  /**
   * Calls back when somebody may have added, paused or resumed a site. A hint, no more: it may come in vain or not at all,
   * so that nobody may rely on it. Returns what ends it.
   */
  onSitesChanged(listener: () => void): () => Promise<void>;

  /** Takes a host for `owner`: its pace; undefined when another worker has it, who is asked to pass it on. */
  leaseHost(host: string, owner: string, leaseMs: number): Promise<HostPace | undefined>;
  /** Keeps hosts and notes their pace. Returns those still held, and whether another worker waits for them. */
  keepHosts(
    owner: string,
    leaseMs: number,
    paces: readonly HostPace[],
  ): Promise<readonly { readonly host: string; readonly isWanted: boolean }[]>;
  /** Passes a host on. */
  releaseHosts(owner: string, paces: readonly HostPace[]): Promise<void>;
}
