// Hears what others say on a channel of a PostgreSQL server. What is said while the connection is lost is missed.
import pg from 'pg';

const RECONNECT_MS = 5_000;

/** Calls `heard` for everything said on the channel until it is ended; returns what ends it. */
export function listen(location: string, channel: string, heard: () => void): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  const again = () => {
    if (isEnded || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, RECONNECT_MS);
    timer.unref();
  };
  const connect = async () => {
    client = new pg.Client({ connectionString: location, keepAlive: true, application_name: 'skein hints' });
    client.on('error', again);
    client.on('end', again);
    client.on('notification', heard);
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      // What was said before we listened.
      heard();
    } catch {
      again();
    }
  };
  const connecting = connect();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await connecting;
    await client?.end().catch(() => {});
  };
}
