/**
 * CloudFormation as far as a deployment can fail in it: resources in the order of what they need, one that fails, everything taken back,
 * names that only one may have, values of one stack that another uses, and stacks and tables that must not be deleted.
 * As `cdk deploy` does, a stack whose first creation was taken back is deleted before it is made again.
 */

import type { TemplateText } from '../rights.ts';
import { namesIn } from './names-in.ts';

export interface Deployed {
  readonly template: TemplateText;
  readonly isProtected: boolean;
}

/** What fails: it is asked once for each resource that is made or changed. */
export type Fails = (stack: string, id: string, type: string) => boolean;

/** A deployment that did not come to its end; the message is what CloudFormation says. */
export class DeploymentFailed extends Error {}

interface Resource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
  readonly DependsOn?: string | readonly string[];
  readonly DeletionPolicy?: string;
}

interface Template {
  readonly Resources: Readonly<Record<string, Resource>>;
  readonly Outputs?: Readonly<Record<string, { readonly Value: unknown; readonly Export?: { readonly Name: string } }>>;
}

interface Stack {
  status: 'complete' | 'taken back' | 'stuck';
  isProtected: boolean;
  /** As they are now: what a failed change has put back is as it was. */
  resources: Map<string, Resource>;
  template: Template;
}

export class SimulatedCloudFormation {
  readonly #stacks = new Map<string, Stack>();
  /** What exists, and no stack knows of. */
  readonly abandoned: string[] = [];
  /** What each name that only one may have belongs to. */
  readonly #names = new Map<string, string>();

  /** Throws {@link DeploymentFailed}; what was made until then is taken back. */
  deploy(name: string, { template: text, isProtected }: Deployed, fails: Fails = () => false): void {
    const template = text as unknown as Template;
    let stack = this.#stacks.get(name);
    if (stack?.status === 'stuck') throw new DeploymentFailed(`${name} is in ROLLBACK_FAILED state`);
    if (stack?.status === 'taken back') {
      if (stack.isProtected)
        throw new DeploymentFailed(`Stack [${name}] cannot be deleted while TerminationProtection is enabled`);
      this.#stacks.delete(name);
      stack = undefined;
    }
    const isNew = stack === undefined;
    const now: Stack = stack ?? { status: 'taken back', isProtected, resources: new Map(), template };
    now.isProtected = isProtected;
    this.#stacks.set(name, now);
    this.#checkExports(name, now.template, template);
    const before = new Map(now.resources);
    const made: string[] = [];
    try {
      for (const id of inOrder(template)) {
        const resource = template.Resources[id]!;
        const old = before.get(id);
        if (old !== undefined && JSON.stringify(old) === JSON.stringify(resource)) continue;
        this.#checkImports(resource);
        if (old === undefined) made.push(id);
        this.#name(name, id, resource);
        now.resources.set(id, resource);
        if (fails(name, id, resource.Type)) throw new DeploymentFailed(`${id} (${resource.Type}): CREATE_FAILED`);
      }
    } catch (error) {
      this.#takeBack(name, now, before, made);
      if (!isNew) now.status = now.status === 'stuck' ? 'stuck' : 'complete';
      throw error;
    }
    for (const [id, resource] of [...before].reverse())
      if (!(id in template.Resources)) this.#remove(name, now, id, resource, false);
    now.template = template;
    now.status = 'complete';
  }

  /** The resources that a stack has now; none: there is no such stack. */
  resourcesOf(name: string): readonly string[] {
    return [...(this.#stacks.get(name)?.resources.keys() ?? [])];
  }

  #takeBack(name: string, stack: Stack, before: ReadonlyMap<string, Resource>, made: readonly string[]): void {
    stack.status = 'taken back';
    for (const [id, resource] of [...stack.resources].reverse()) {
      const old = before.get(id);
      if (old !== undefined) stack.resources.set(id, old);
      else if (made.includes(id)) this.#remove(name, stack, id, resource, true);
    }
  }

  /** `isRolledBack`: it was made by the deployment that is taken back. */
  #remove(name: string, stack: Stack, id: string, resource: Resource, isRolledBack: boolean): void {
    const { DeletionPolicy = 'Delete' } = resource;
    if (DeletionPolicy === 'Retain' || (DeletionPolicy === 'RetainExceptOnCreate' && !isRolledBack)) {
      this.abandoned.push(`${name} ${id}`);
    } else if (/"DeletionProtectionEnabled":true/.test(JSON.stringify(resource.Properties ?? {}))) {
      stack.status = 'stuck';
      return;
    } else {
      for (const [each, owner] of this.#names) if (owner === `${name} ${id}`) this.#names.delete(each);
    }
    stack.resources.delete(id);
  }

  #name(stack: string, id: string, { Type, Properties = {} }: Resource): void {
    for (const each of namesIn(Type, Properties, stack)) {
      // A name that points at another resource.
      if (each.includes('<')) continue;
      const owner = this.#names.get(each);
      if (owner !== undefined && owner !== `${stack} ${id}`)
        throw new DeploymentFailed(`${id}: ${each} already exists`);
      this.#names.set(each, `${stack} ${id}`);
    }
  }

  #checkExports(name: string, before: Template, after: Template): void {
    const [old, now] = [exportsOf(before), exportsOf(after)];
    for (const [each, value] of old) {
      const used = [...this.#stacks].some(
        ([other, { resources }]) => other !== name && JSON.stringify([...resources.values()]).includes(`"${each}"`),
      );
      if (used && now.get(each) !== value)
        throw new DeploymentFailed(`Export ${each} cannot be deleted as it is in use`);
    }
  }

  #checkImports(resource: Resource): void {
    const known = new Set(
      [...this.#stacks.values()].flatMap(({ template, status }) =>
        status === 'complete' ? [...exportsOf(template).keys()] : [],
      ),
    );
    for (const [, name] of JSON.stringify(resource).matchAll(/"Fn::ImportValue":"([^"]+)"/g)) {
      if (!known.has(name!)) throw new DeploymentFailed(`No export named ${name} found`);
    }
  }
}

function exportsOf({ Outputs = {} }: Template): ReadonlyMap<string, string> {
  return new Map(
    Object.values(Outputs).flatMap(({ Value, Export }) =>
      Export === undefined ? [] : [[Export.Name, JSON.stringify(Value)] as const],
    ),
  );
}

/** Each after what it needs. */
function inOrder({ Resources }: Template): readonly string[] {
  const done = new Set<string>();
  const visit = (id: string) => {
    if (done.has(id)) return;
    done.add(id);
    const { DependsOn = [], Properties = {} } = Resources[id]!;
    const text = JSON.stringify(Properties);
    const needed = [...text.matchAll(/"Ref":"(\w+)"|"Fn::GetAtt":\["(\w+)"/g)].map(([, ref, got]) => (ref ?? got)!);
    for (const each of [...[DependsOn].flat(), ...needed]) if (each in Resources) visit(each);
    order.push(id);
  };
  const order: string[] = [];
  for (const id of Object.keys(Resources)) visit(id);
  return order;
}
