import type { Param } from '../db/database.ts';

/** The conditions of one query, with what they bind. */
export class Conditions {
  readonly params: Param[] = [];
  readonly parts: string[] = [];
  bind(value: Param): string {
    this.params.push(value);
    return `$${this.params.length}`;
  }
  add(part: string): void {
    this.parts.push(part);
  }
  get sql(): string {
    return this.parts.join(' and ');
  }
}
