// A request that cannot be answered, and with which status that is said.
import { SkeinError } from '../errors.ts';

export class RequestProblem extends SkeinError {
  readonly status: 400 | 403 | 404 | 405 | 409 | 413 | 503;

  constructor(status: RequestProblem['status'], message: string) {
    super(
      {
        400: 'bad-request',
        403: 'refused',
        404: 'not-found',
        405: 'method',
        409: 'conflict',
        413: 'too-large',
        503: 'unavailable',
      }[status],
      message,
    );
    this.status = status;
  }
}
