import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Gives what to render instead of children that failed; without it, nothing is rendered. `retry` renders the children again. */
  fallback?: (retry: () => void) => ReactNode;
  /** What the children are about. If they failed, another value renders them again. */
  subject?: unknown;
  children: ReactNode;
}

/** Limits an error in rendering or in an effect to its children. It is a class because React has no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override componentDidUpdate({ subject }: ErrorBoundaryProps) {
    if (this.state.hasFailed && subject !== this.props.subject) this.setState({ hasFailed: false });
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback?.(() => this.setState({ hasFailed: false })) : children;
  }
}
